// Made by `npm run types` from the server's description of its interface. Don't edit.
// shapes d51e548784fc3e9163cf263638b4a94fd14c70ec42bfdd886074156cd646e870
// types 279a1b60926058a40a2ca60d5dda6a285aed6a2d846f60c1f4899cbe75936fa9
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Act */
        Act: {
            action: string;
            /** @default null */
            id?: string | null;
            ply: number;
            seat: number;
            /** @enum {unknown} */
            type: "act";
        };
        /** ActionShown */
        ActionShown: {
            args: (string | number)[];
            aside: boolean;
            does: components["schemas"]["DescriptionShown"] | null;
            ends_turn: boolean;
            final: boolean;
            kind: string;
            targets: string[];
            text: string;
        };
        /**
         * Adjourn
         * @description Stop the clock.
         */
        Adjourn: {
            /** @default null */
            id?: string | null;
            seat: number;
            /** @enum {unknown} */
            type: "adjourn";
        };
        /**
         * AnswerRewind
         * @description Yes or no to the wish to go back to that ply.
         */
        AnswerRewind: {
            agreed: boolean;
            /** @default null */
            id?: string | null;
            seat: number;
            to: number;
            /** @enum {unknown} */
            type: "answer-rewind";
        };
        /**
         * AskRewind
         * @description Shall we go back to that ply? Asked once more, it is no longer a wish.
         */
        AskRewind: {
            /** @default null */
            id?: string | null;
            seat: number;
            to: number;
            /** @enum {unknown} */
            type: "ask-rewind";
        };
        /** CategoryStatistics */
        CategoryStatistics: {
            mean: number;
            median: number;
            name: string;
            winners: number;
        };
        /** CattleMarket */
        CattleMarket: {
            cards: {
                [key: string]: number;
            };
            cows: number;
            heifers: number;
            stack: number;
        };
        /** ChatAnswer */
        ChatAnswer: {
            lines: components["schemas"]["ChatLine"][];
            /** @enum {unknown} */
            type: "chat";
            whole?: boolean;
        };
        /** ChatLine */
        ChatLine: {
            at: number;
            id: number;
            name: string;
            seat: number | null;
            text: string;
        };
        /** ClockShown */
        ClockShown: {
            elapsed: number;
            left: number[];
            pace: Record<string, never>;
            remaining: number | null;
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
        /** DecisionView */
        DecisionView: {
            args: {
                [key: string]: unknown;
            };
            kind: string;
            seats: number[];
        };
        /**
         * DescriptionShown
         * @description What is demanded, then what is given: messages of the texts with their arguments.
         */
        DescriptionShown: {
            per: string;
            requirements: unknown[][];
            rewards: unknown[][];
        };
        /** DoneAnswer */
        DoneAnswer: {
            id: string | null;
            /** @enum {unknown} */
            type: "done";
        };
        /** DoubtInfo */
        DoubtInfo: {
            confidence: string;
            entry: string;
            file: string;
            note: string;
        };
        /** Duel */
        Duel: {
            duellists: components["schemas"]["Duellist"][];
            parcel?: string;
            space?: string;
        };
        /** Duellist */
        Duellist: {
            firepower: number;
            ready: boolean;
            seat: number;
        };
        /**
         * Earlier
         * @description What happened up to that ply?
         */
        Earlier: {
            /** @default null */
            id?: string | null;
            ply: number;
            /** @enum {unknown} */
            type: "earlier";
        };
        /**
         * EarlierAnswer
         * @description What happened up to that ply, as it is told to the seat.
         */
        EarlierAnswer: {
            events: components["schemas"]["EventShown"][];
            id: string | null;
            ply: number;
            seat: number | null;
            /** @enum {unknown} */
            type: "earlier";
        };
        /** Email */
        Email: {
            email: string;
            /**
             * @default en
             * @enum {string}
             */
            language?: "en" | "pl" | "uk";
        };
        /** Endpoint */
        Endpoint: {
            endpoint: string;
        };
        /** EventShown */
        EventShown: {
            args: unknown[];
            kind: string;
            ply: number;
        };
        /** Fill */
        Fill: {
            bot: string;
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
        /** JobMarket */
        JobMarket: {
            columns: number;
            rows: (string | null)[][];
            token_holder: number | null;
            token_row: number | null;
        };
        /** LanguageWish */
        LanguageWish: {
            /** @enum {string} */
            language: "en" | "pl" | "uk";
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
        /** NorthView */
        NorthView: {
            masters: string[];
            tiles: {
                [key: string]: string;
            };
            towns: {
                [key: string]: (number | null)[];
            };
        };
        /** Notices */
        Notices: {
            browsers: number;
            email: string | null;
            email_wish: string | null;
            /** @enum {string} */
            language: "en" | "pl" | "uk";
            mail: boolean;
            push_key: string;
        };
        /** ObjectiveDisplay */
        ObjectiveDisplay: {
            display: string[];
            stack: number;
        };
        /** Offer */
        Offer: {
            building: string | null;
            price: number;
            space: string;
        };
        /** OnPlot */
        OnPlot: {
            building: string;
            owner?: number;
        };
        /** OnTrail */
        OnTrail: {
            building?: string;
            owner?: number;
            tile?: string;
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
        /** Outlaws */
        Outlaws: {
            green: number;
            orange: number;
        };
        /**
         * Page
         * @description Whether my page is hidden: then I do not see whose turn it is.
         */
        Page: {
            hidden: boolean;
            /** @default null */
            id?: string | null;
            /** @enum {unknown} */
            type: "page";
        };
        /** ParcelShown */
        ParcelShown: {
            attackable?: boolean;
            connected?: boolean;
            content: string | null;
            cowboys?: number[];
            income?: number;
            odds?: {
                [key: string]: number;
            };
            owner?: number | null;
            price?: number;
            robber?: number;
            white?: boolean;
            would_earn?: {
                [key: string]: number[];
            };
        };
        /** PasoPerson */
        PasoPerson: {
            discard: string[];
            discs: string[];
            fulfilled: string[];
            hand?: string[];
            hand_limit: number;
            hand_size: number;
            markers: number;
            money: number;
            out_of_reach?: {
                [key: string]: "taken" | "no-discs" | "dark-discs" | "value" | "money";
            };
            permanent_certificates: number;
            posts: {
                [key: string]: number;
            };
            rancher: string | null;
            removed: string[];
            stack_size: number;
            step_limit: number;
            tiles: string[];
            tokens: number;
            track: number;
            unseen: string[];
            value?: number;
            within_reach?: {
                [key: string]: number;
            };
            workers: {
                [key: string]: number;
            };
        };
        /** PasoView */
        PasoView: {
            active: number;
            buildings: {
                [key: string]: number;
            };
            decision: components["schemas"]["DecisionView"] | null;
            ending: number | null;
            game: string;
            jobs: {
                [key: string]: number;
            };
            market: {
                [key: string]: number;
            };
            options: {
                [key: string]: string | boolean | number;
            };
            over: boolean;
            players: (components["schemas"]["PasoPerson"] | components["schemas"]["SueSeat"])[];
            ply: number;
            seat: number | null;
            seats: number;
            tiles: components["schemas"]["Tiles"];
            trail: {
                [key: string]: components["schemas"]["OnPlot"];
            };
            train: {
                [key: string]: "basic" | "marked";
            };
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
        /**
         * PastAnswer
         * @description The table as it looked after so many moves.
         */
        PastAnswer: {
            id: string | null;
            ply: number;
            /** @enum {unknown} */
            type: "past";
            view: Record<string, never>;
        };
        /** PersonShown */
        PersonShown: {
            bot: string | null;
            kind: string;
            name: string;
            seat: number;
        };
        /** PersonaShown */
        PersonaShown: {
            id: string;
            limit: number;
            number: number;
            seat: number | null;
            side: string;
        };
        /**
         * Ping
         * @description Are you there?
         */
        Ping: {
            /** @default null */
            id?: string | null;
            /** @enum {unknown} */
            type: "ping";
        };
        /** Place */
        Place: {
            parcel?: string;
            space?: string;
        };
        /** PongAnswer */
        PongAnswer: {
            /** @enum {unknown} */
            type: "pong";
        };
        /** PositionAnswer */
        PositionAnswer: {
            absent: number[];
            actions: components["schemas"]["ActionShown"][];
            clock: components["schemas"]["ClockShown"];
            commitment: string;
            events: components["schemas"]["EventShown"][];
            forgotten: number;
            pending: number;
            people: components["schemas"]["PersonShown"][];
            ply: number;
            redo: number;
            result: Record<string, never>[] | null;
            seat: number | null;
            seats: number[];
            seed: string | null;
            seq: number;
            since: number;
            status: string;
            table: string;
            tally: Record<string, never>[] | null;
            /** @enum {unknown} */
            type: "position";
            undo: number;
            view: Record<string, never>;
            watching: number;
            wish: components["schemas"]["WishShown"] | null;
        };
        /**
         * Preview
         * @description What would this action bring?
         */
        Preview: {
            action: string;
            /** @default null */
            id?: string | null;
            seat: number;
            /** @enum {unknown} */
            type: "preview";
        };
        /** PreviewAnswer */
        PreviewAnswer: {
            action: string;
            counts: {
                [key: string]: number[];
            };
            events: components["schemas"]["Told"][];
            final: boolean;
            id: string | null;
            /** @enum {unknown} */
            type: "preview";
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
        /**
         * Recall
         * @description What did the table look like after so many moves?
         */
        Recall: {
            /** @default null */
            id?: string | null;
            ply: number;
            /** @enum {unknown} */
            type: "recall";
        };
        /** RecordText */
        RecordText: {
            record: string;
        };
        /** Redo */
        Redo: {
            /** @default null */
            id?: string | null;
            ply: number;
            seat: number;
            /** @enum {unknown} */
            type: "redo";
        };
        /** RefusedAnswer */
        RefusedAnswer: {
            args?: Record<string, never>;
            code: string;
            id: string | null;
            message?: string;
            reason?: string;
            rule?: string;
            /** @enum {unknown} */
            type: "refused";
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
        /** ReplayPosition */
        ReplayPosition: {
            counts: {
                [key: string]: number;
            }[];
            view: {
                [key: string]: unknown;
            };
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
        /**
         * Resign
         * @description Give the seat up for good.
         */
        Resign: {
            /** @default null */
            id?: string | null;
            seat: number;
            /** @enum {unknown} */
            type: "resign";
        };
        /**
         * Resume
         * @description Let it run again.
         */
        Resume: {
            /** @default null */
            id?: string | null;
            seat: number;
            /** @enum {unknown} */
            type: "resume";
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
            reconstructed: boolean;
            ruling: boolean;
            section: string;
            text: string;
            translated: boolean;
            vectors: string[];
        };
        /** SamView */
        SamView: {
            branchlets?: number;
            card: string | null;
            deck: string[];
            discard: string[];
            discs: number;
            first_cities: string[];
            herd: string[];
            seat: number;
            specialization: string;
        };
        /** Say */
        Say: {
            /** @default null */
            id?: string | null;
            text: string;
            /** @enum {unknown} */
            type: "say";
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
            extras: {
                [key: string]: string | number | boolean;
            };
            game: string;
            games: number;
            latest: components["schemas"]["SoloGame"][];
            level: string | number | boolean | null;
            mean: number;
            rival: string;
            wins: number;
        };
        /** SpaceShown */
        SpaceShown: {
            blocked: boolean;
            cowboys: {
                [key: string]: number;
            };
            id: string;
            kind: string;
            /** @enum {unknown} */
            state: "done" | "now" | "ahead";
            white: boolean;
        };
        /** StationMaster */
        StationMaster: {
            tile: string | null;
            worker: string | null;
        };
        /** Strategy */
        Strategy: {
            strength: number;
            worker: string;
        };
        /** Subscription */
        Subscription: {
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
        };
        /** SueSeat */
        SueSeat: {
            bot_deck: string[];
            bot_pile: string[];
            cattle: string[];
            fulfilled: string[];
            posts: {
                [key: string]: number;
            };
            rancher: string | null;
            resources: string[];
            row: components["schemas"]["Strategy"][];
            tiles: string[];
            workers: {
                [key: string]: number;
            };
        };
        /**
         * Sync
         * @description Show me the position, and what happened after the one I know.
         */
        Sync: {
            /** @default null */
            id?: string | null;
            /** @default null */
            ply?: number | null;
            /** @default null */
            seq?: number | null;
            /** @enum {unknown} */
            type: "sync";
        };
        /** TableInfo */
        TableInfo: {
            commitment: string;
            created: number;
            draws_seats: boolean;
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
        /** TileDisplay */
        TileDisplay: {
            display: (string | null)[];
            stack: number;
        };
        /** TilePile */
        TilePile: {
            certain: number[];
            size: number;
        };
        /** Tiles */
        Tiles: {
            bonus: components["schemas"]["TileDisplay"];
            objective: components["schemas"]["TileDisplay"];
        };
        /**
         * Told
         * @description Something that happens: a kind of event with its arguments.
         */
        Told: {
            args: unknown[];
            kind: string;
        };
        /** TownPlayer */
        TownPlayer: {
            cash: number;
            chosen?: string;
            cowboys: number;
            firepower: number;
            income: number;
            kept: {
                [key: string]: number;
            };
            limit: number | null;
            moving?: components["schemas"]["Place"];
            over_limit: number;
            parcels: number;
            persona: string | null;
            points: number;
            prices: number[];
            promised: boolean;
            property_tiles: number;
            revolvers: number;
            roads: number;
            supply: number;
            tile_count?: number;
            tile_sum?: number;
            tiles?: number[];
            total: number;
        };
        /** TownView */
        TownView: {
            bag: {
                [key: string]: number;
            };
            bridges: string[];
            centre: string;
            crossings: string[];
            decision: components["schemas"]["DecisionView"] | null;
            duel: components["schemas"]["Duel"] | null;
            game: string;
            guns: number | null;
            index: number;
            options: {
                [key: string]: string | boolean | number;
            };
            order: number[];
            over: boolean;
            passed: number[];
            personas: components["schemas"]["PersonaShown"][];
            pile: components["schemas"]["TilePile"] | null;
            players: components["schemas"]["TownPlayer"][];
            ply: number;
            river: string[];
            road_supply: number;
            roads: string[];
            round: number;
            row: components["schemas"]["Offer"][];
            seat: number | null;
            seats: number;
            start: number[];
            town: {
                [key: string]: components["schemas"]["ParcelShown"];
            };
            track: components["schemas"]["SpaceShown"][];
            turn_order: number[];
            white: components["schemas"]["WhiteCowboy"];
        };
        /** TrailPlayer */
        TrailPlayer: {
            bells?: number[];
            certificate_limit: number;
            cities: {
                [key: string]: number;
            };
            discard?: string[];
            discard_size: number;
            discard_top: string | null;
            discs: string[];
            engine: string;
            hand?: string[];
            hand_limit: number;
            hand_size: number;
            hazards: string[];
            herder: string | null;
            marker: number;
            masters: string[];
            money: number;
            objectives: string[];
            outlaws: components["schemas"]["Outlaws"];
            permanent_certificates: number;
            reach?: string[];
            removed: string[];
            stack?: string[];
            stack_size: number;
            stations: number[];
            step_limit: number;
            tokens: number;
            unbuilt: string[];
            workers: {
                [key: string]: number;
            };
        };
        /** TrailView */
        TrailView: {
            active: number;
            bags: number[];
            decision: components["schemas"]["DecisionView"] | null;
            ending: number | null;
            foresight: (string | null)[][];
            game: string;
            jobs: components["schemas"]["JobMarket"];
            market: components["schemas"]["CattleMarket"];
            masters: components["schemas"]["StationMaster"][];
            north?: components["schemas"]["NorthView"];
            objectives: components["schemas"]["ObjectiveDisplay"];
            options: {
                [key: string]: string | boolean | number;
            };
            over: boolean;
            players: components["schemas"]["TrailPlayer"][];
            ply: number;
            sam?: components["schemas"]["SamView"];
            seat: number | null;
            seats: number;
            trail: {
                [key: string]: components["schemas"]["OnTrail"];
            };
        };
        /** Undo */
        Undo: {
            /** @default null */
            id?: string | null;
            ply: number;
            seat: number;
            /** @enum {unknown} */
            type: "undo";
        };
        /** View */
        View: {
            decision: components["schemas"]["DecisionView"] | null;
            game: string;
            options: {
                [key: string]: string | boolean | number;
            };
            over: boolean;
            ply: number;
            seat: number | null;
            seats: number;
        };
        /** WhiteCowboy */
        WhiteCowboy: {
            parcel?: string;
            seat: number | null;
            space?: string;
        };
        /**
         * Why
         * @description Why is this not possible now: an action, or anything with that thing?
         */
        Why: {
            /** @default null */
            action?: string | null;
            /** @default null */
            id?: string | null;
            seat: number;
            /** @default null */
            target?: string | null;
            /** @enum {unknown} */
            type: "why";
        };
        /** WhyAnswer */
        WhyAnswer: {
            action: string;
            args?: Record<string, never>;
            id: string | null;
            legal: boolean;
            reason?: string;
            rule?: string;
            /** @enum {unknown} */
            type: "why";
        };
        /**
         * WishShown
         * @description Somebody asks everybody to go back to an earlier position.
         */
        WishShown: {
            agreed: number[];
            ply: number;
            seat: number;
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
