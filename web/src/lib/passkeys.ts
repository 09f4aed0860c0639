import { api } from "./api";
import type { Json, Me } from "./types";

/** Browsers that can't read the server's options by themselves are too old to be offered this. */
export const passkeysWork =
  typeof PublicKeyCredential !== "undefined" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential;

type Wanted = Record<string, Json>;

function answer(credential: Credential | null): Wanted {
  if (!(credential instanceof PublicKeyCredential)) throw new Error("no passkey was given");
  return credential.toJSON() as unknown as Wanted;
}

/** A new key for who I am: a guest becomes an account by it. */
export async function addPasskey(name: string): Promise<Me> {
  const options = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return api.addPasskey(answer(await navigator.credentials.create({ publicKey })), name);
}

export async function signInByPasskey(): Promise<Me> {
  const options = await api.signInOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return api.signInByPasskey(answer(await navigator.credentials.get({ publicKey })));
}
