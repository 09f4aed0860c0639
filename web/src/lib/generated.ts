// Made by `npm run types` from the server's description of its interface. Don't edit.
// shapes e6fd39508d06c29bcaaa9068972d00562c07af2b3febae22df2d9e33f4a8911e
// types 5e766c1b6001fc396ced63e6d7c078aae74dd19eab5d10d2ede8dd6f5513e4c1
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** CategoryStatistics */
        CategoryStatistics: {
            mean: number;
            median: number;
            name: string;
            winners: number;
        };
        /** CountStatistics */
        CountStatistics: {
            by_choice: {
                [key: string]: {
                    [key: string]: components["schemas"]["Tally"];
                };
            };
            by_player: {
                [key: string]: components["schemas"]["Tally"];
            };
            by_seat: components["schemas"]["Tally"][];
            categories: components["schemas"]["CategoryStatistics"][];
            counts: number[];
            games: number;
            lowest: number;
            margin_median: number;
            mean: number;
            median: number;
            seats: number;
            width: number;
            winning_mean: number;
        };
        /** Credentials */
        Credentials: {
            login: string;
            password: string;
        };
        /** Daily */
        Daily: {
            bot: string;
            day: string;
            ends: number;
            game: string;
            options: {
                [key: string]: string | number | boolean;
            };
            seats: number;
            status: string | null;
            table: string | null;
            today: components["schemas"]["DailyScore"][];
            yesterday: components["schemas"]["DailyScore"][];
        };
        /** DailyScore */
        DailyScore: {
            mine: boolean;
            name: string;
            rank: number;
            table: string | null;
            total: number;
        };
        /** DoubtInfo */
        DoubtInfo: {
            confidence: string;
            entry: string;
            file: string;
            note: string;
        };
        /** Email */
        Email: {
            email: string;
        };
        /** Endpoint */
        Endpoint: {
            endpoint: string;
        };
        /** Fork */
        Fork: {
            ply: number;
            seats: components["schemas"]["SeatWish"][];
        };
        /** GameInfo */
        GameInfo: {
            bots: string[];
            name: string;
            options: components["schemas"]["OptionInfo"][];
            rivals: components["schemas"]["RivalInfo"][];
            seats: number[];
            stage: string;
            title: string;
            version: string;
        };
        /** GameStatistics */
        GameStatistics: {
            game: string;
            simulations: components["schemas"]["SimulationInfo"][];
            tables: components["schemas"]["CountStatistics"][];
        };
        /** GuestName */
        GuestName: {
            name: string;
        };
        /** HandOver */
        HandOver: {
            bot: string | null;
            seat: number;
        };
        /** Me */
        Me: {
            account: boolean;
            id: string | null;
            name: string | null;
        };
        /** MuteInfo */
        MuteInfo: {
            id: string;
            name: string;
        };
        /** MuteWish */
        MuteWish: {
            line?: number | null;
            seat?: number | null;
        };
        /** NewPasskey */
        NewPasskey: {
            credential: {
                [key: string]: unknown;
            };
            /** @default  */
            name?: string;
        };
        /** NewTable */
        NewTable: {
            game: string;
            options?: {
                [key: string]: string | number | boolean;
            };
            pace?: {
                [key: string]: unknown;
            };
            seats: components["schemas"]["SeatWish"][];
            /** @default false */
            shuffle_seats?: boolean;
            /** @default private */
            visibility?: string;
        };
        /** Notices */
        Notices: {
            browsers: number;
            email: string | null;
            email_wish: string | null;
            mail: boolean;
            push_key: string;
        };
        /** OnlyInfo */
        OnlyInfo: {
            at: string | number | boolean;
            option: string;
            value: string | number | boolean;
        };
        /** Opened */
        Opened: {
            id: string;
        };
        /** OptionInfo */
        OptionInfo: {
            default: string | number | boolean;
            kind: string;
            name: string;
            needs: string;
            only: components["schemas"]["OnlyInfo"][];
            values: (string | number | boolean)[];
        };
        /** PasskeyInfo */
        PasskeyInfo: {
            created: number;
            id: string;
            name: string;
            used: number | null;
        };
        /** PasskeyProof */
        PasskeyProof: {
            credential: {
                [key: string]: unknown;
            };
        };
        /** Problem */
        Problem: {
            args?: {
                [key: string]: unknown;
            };
            code: string;
            message: string;
            reason?: string | null;
            rule?: string | null;
        };
        /** PushKeys */
        PushKeys: {
            auth: string;
            p256dh: string;
        };
        /** RecordText */
        RecordText: {
            record: string;
        };
        /** Replay */
        Replay: {
            commitment: string;
            curves: {
                [key: string]: number[][];
            };
            game: string;
            names: string[];
            options: {
                [key: string]: string | number | boolean;
            };
            over: boolean;
            record: string;
            result: {
                [key: string]: unknown;
            }[];
            rival: string | null;
            seed: string;
            steps: components["schemas"]["ReplayStep"][];
            table: string;
            tally: {
                [key: string]: unknown[];
            }[];
            turns: components["schemas"]["ReplayTurn"][];
        };
        /** ReplayStep */
        ReplayStep: {
            action: string;
            events: {
                [key: string]: unknown;
            }[];
            ply: number;
            seat: number;
        };
        /** ReplayTurn */
        ReplayTurn: {
            ply: number;
            seat: number;
        };
        /** RivalInfo */
        RivalInfo: {
            difficulty: string;
            name: string;
            option: string;
            seats: number;
            value: string | number | boolean;
        };
        /** RuleInfo */
        RuleInfo: {
            id: string;
            ruling: boolean;
            section: string;
            text: string;
            translated: boolean;
            vectors: string[];
        };
        /** SeatInfo */
        SeatInfo: {
            bot: string | null;
            invitation: string | null;
            kind: string;
            mine: boolean;
            name: string;
            seat: number;
        };
        /** SeatWish */
        SeatWish: {
            bot?: string | null;
            kind: string;
            name?: string | null;
        };
        /** ShareInfo */
        ShareInfo: {
            created: number;
            id: string;
            seat: number;
            token?: string | null;
        };
        /** ShareWish */
        ShareWish: {
            seat: number;
        };
        /** SharedView */
        SharedView: {
            game: string;
            name: string;
            seat: number;
            status: string;
            table: string;
        };
        /** SimulationInfo */
        SimulationInfo: {
            by_bot: {
                [key: string]: components["schemas"]["SimulationTally"];
            };
            by_seat: components["schemas"]["SimulationTally"][];
            created: number;
            decisions: number;
            games: number;
            id: string;
            options: {
                [key: string]: string | number | boolean;
            };
            seats: number;
            seed: string;
        };
        /** SimulationTally */
        SimulationTally: {
            categories: {
                [key: string]: number;
            };
            games: number;
            least: number;
            mean: number;
            most: number;
            standard_error: number;
            wins: number;
        };
        /** Sit */
        Sit: {
            invitation?: string | null;
            seat: number;
        };
        /** SoloGame */
        SoloGame: {
            finished: number;
            rival_total: number;
            table: string;
            total: number;
            won: boolean;
        };
        /** SoloRecord */
        SoloRecord: {
            best: number;
            game: string;
            games: number;
            latest: components["schemas"]["SoloGame"][];
            level: string | number | boolean | null;
            mean: number;
            rival: string;
            wins: number;
        };
        /** Subscription */
        Subscription: {
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /** TableInfo */
        TableInfo: {
            commitment: string;
            created: number;
            finished: number | null;
            game: string;
            id: string;
            mine: boolean;
            options: {
                [key: string]: string | number | boolean;
            };
            origin: string;
            pace: {
                [key: string]: unknown;
            };
            result: {
                [key: string]: unknown;
            }[] | null;
            seats: components["schemas"]["SeatInfo"][];
            since: number | null;
            started: number | null;
            status: string;
            visibility: string;
            waiting_for: number[];
        };
        /** Tally */
        Tally: {
            games: number;
            mean: number;
            wins: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
