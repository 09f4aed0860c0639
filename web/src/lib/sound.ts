import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Two soft notes when it is one's turn; silent unless the player has switched sound on. */
export function chime(): void {
  if (!settings.sound) return;
  audio ??= new AudioContext();
  for (const [delay, pitch] of [
    [0, 523],
    [0.14, 659],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + delay;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}
