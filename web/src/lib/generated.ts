// Made by `npm run types` from the server's description of its interface. Don't edit.
// shapes 6ce4e8a1f3d6e6bb557ef3e2daa5719b54c6e143526757bbd167a4262be53c63
// types 1c60da3e41956f9287af9ea592a36984eb757288380519ba133d01b2637a6d0d
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
            then: components["schemas"]["FollowUpShown"][];
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
        /** AdminDeed */
        AdminDeed: {
            about: string;
            at: number;
            deed: string;
            text: string;
            who: string;
        };
        /** AdminOverview */
        AdminOverview: {
            bans: number;
            build: string;
            database: string;
            games: {
                [key: string]: string;
            };
            guests: number;
            people: number;
            python: string;
            reports: number;
            sockets: number;
            tables: {
                [key: string]: number;
            };
            version: string;
            waiting: number;
            working: number;
        };
        /** AdminPerson */
        AdminPerson: {
            banned: boolean;
            created: number;
            id: string;
            login: string | null;
            name: string;
            reason: string | null;
            until: number | null;
        };
        /** AdminReport */
        AdminReport: {
            about: string;
            by: string;
            created: number;
            id: number;
            name: string;
            said: string | null;
            table: string;
            text: string;
        };
        /** AdminTable */
        AdminTable: {
            created: number;
            game: string;
            id: string;
            owner: string | null;
            status: string;
            told: number | null;
            visibility: string;
        };
        /** AdviceInfo */
        AdviceInfo: {
            action: string;
            plan: string[];
            points: number;
            reasons: components["schemas"]["ReasonInfo"][];
        };
        /** AnalysisInfo */
        AnalysisInfo: {
            calibrated: boolean;
            costly: components["schemas"]["CostlyInfo"][];
            curve: components["schemas"]["StandingInfo"][];
            differences: components["schemas"]["DifferenceInfo"][];
            shares: components["schemas"]["SplitInfo"][];
            winners: number[];
            worlds: number;
        };
        /** AnalysisProgress */
        AnalysisProgress: {
            analysis: components["schemas"]["AnalysisInfo"] | null;
            done: number;
            failed: boolean;
            of: number;
        };
        /**
         * AnswerRewind
         * @description Yes or no to the request to go back to that ply.
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
        /** Arrow */
        Arrow: {
            end: string;
            start: string;
        };
        /**
         * AskRewind
         * @description Shall we go back to that ply? Asked once more, it is taken back.
         */
        AskRewind: {
            /** @default null */
            id?: string | null;
            seat: number;
            to: number;
            /** @enum {unknown} */
            type: "ask-rewind";
        };
        /** BetterTurn */
        BetterTurn: {
            better: string[];
            chance: number;
            points: number;
            reasons: components["schemas"]["ReasonInfo"][];
        };
        /** BookBlock */
        BookBlock: {
            lines: string[];
            title: string;
        };
        /** BookChapter */
        BookChapter: {
            id: string;
            lesson: string;
            paragraphs: components["schemas"]["BookParagraph"][];
            title: string;
        };
        /** BookExample */
        BookExample: {
            id: string;
            text: string;
            worked: string;
        };
        /** BookInfo */
        BookInfo: {
            box: {
                [key: string]: string | number | boolean;
            };
            chapters: components["schemas"]["BookChapter"][];
            summary: components["schemas"]["BookBlock"][];
        };
        /** BookParagraph */
        BookParagraph: {
            examples: components["schemas"]["BookExample"][];
            figures: components["schemas"]["FigureInfo"][];
            id: string;
            rule: string;
            rules: string[];
            text: string;
            unprinted: components["schemas"]["Unprinted"][];
        };
        /** BotInfo */
        BotInfo: {
            created: number;
            id: string;
            name: string;
        };
        /** BotToken */
        BotToken: {
            bot: components["schemas"]["BotInfo"];
            token: string;
        };
        /** BoxOptions */
        BoxOptions: {
            options: {
                [key: string]: unknown;
            };
        };
        /** BuiltPosition */
        BuiltPosition: {
            base: string;
            game: string;
            impossible?: components["schemas"]["ImpossibleInfo"] | null;
            options: {
                [key: string]: string | number | boolean;
            };
            position: components["schemas"]["StudyPosition"];
            rival: string | null;
            seats: number;
            settings: components["schemas"]["SettingInfo"][];
            state: string;
            turn: number;
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
            cows?: number;
            heifers?: number;
            stack: number;
        };
        /** ChangedStudy */
        ChangedStudy: {
            nodes: components["schemas"]["Node"][];
            title: string;
            version: number;
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
        /** ClosedReport */
        ClosedReport: {
            hide: boolean;
        };
        /** CoachInfo */
        CoachInfo: {
            ply: number;
            word: components["schemas"]["BetterTurn"] | null;
        };
        /** Corrections */
        Corrections: {
            values: {
                [key: string]: unknown;
            };
        };
        /** CostlyInfo */
        CostlyInfo: {
            better: string[];
            chance: components["schemas"]["Figure"];
            line: string[];
            played: string[];
            ply: number;
            points: components["schemas"]["Figure"];
            reasons: components["schemas"]["ReasonInfo"][];
            seat: number;
            turn: number;
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
        /** DifferenceInfo */
        DifferenceInfo: {
            category: string;
            others: number;
            winner: number;
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
            actor: number | null;
            args: unknown[];
            by: number;
            kind: string;
            ply: number;
        };
        /** ExplanationInfo */
        ExplanationInfo: {
            chance: number;
            expected: [
                string,
                number
            ][];
            margin: number;
            seat: number;
            turns: components["schemas"]["TurnInfo"][];
        };
        /** Figure */
        Figure: {
            mean: number;
            spread: number;
        };
        /** FigureInfo */
        FigureInfo: {
            kind: string;
            of: string[];
        };
        /** Fill */
        Fill: {
            bot: string;
        };
        /**
         * FollowUpShown
         * @description An answer to the question that comes after an action.
         */
        FollowUpShown: {
            args: (string | number)[];
            does: components["schemas"]["DescriptionShown"] | null;
            kind: string;
            targets: string[];
            text: string;
        };
        /** Fork */
        Fork: {
            ply: number;
            seats: components["schemas"]["NewSeat"][];
        };
        /** ForkInfo */
        ForkInfo: {
            ply: number;
            table: string;
        };
        /**
         * ForkShown
         * @description The table whose game is played on, and the number of moves it was taken over with.
         */
        ForkShown: {
            ply: number;
            table: string;
        };
        /** GameInfo */
        GameInfo: {
            bots: string[];
            leanings: {
                [key: string]: string[];
            };
            lessons: string[];
            name: string;
            options: components["schemas"]["OptionInfo"][];
            rivals: components["schemas"]["RivalInfo"][];
            seats: number[];
            stage: string;
            thinking: {
                [key: string]: number[];
            };
            title: string;
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
        /** HintInfo */
        HintInfo: {
            answers: components["schemas"]["AdviceInfo"][];
            chance: number;
            ply: number;
        };
        /** HouseInfo */
        HouseInfo: {
            box: {
                [key: string]: string | number | boolean;
            };
            forms: {
                [key: string]: unknown;
            };
            option: string;
            things: components["schemas"]["HouseThing"][];
        };
        /** HouseSet */
        HouseSet: {
            box: string;
            options: {
                [key: string]: string | number | boolean;
            };
            value: string;
        };
        /** HouseThing */
        HouseThing: {
            confidence: string;
            form: string;
            group: string;
            id: string;
            kind: string;
            notes: string[];
            path: string;
            title: string;
            value: unknown;
        };
        /** ImpossibleInfo */
        ImpossibleInfo: {
            reason: string;
            thing: string;
        };
        /** JobMarket */
        JobMarket: {
            columns: number;
            rows: (string | null)[][];
            token_holder: number | null;
            token_row: number | null;
        };
        /** LanguageChoice */
        LanguageChoice: {
            /** @enum {string} */
            language: "en" | "pl" | "uk";
        };
        /** LessonChapter */
        LessonChapter: {
            about: string;
            done: string;
            id: string;
            minutes: number;
            plays_on: boolean;
            ply: number;
            remarks: {
                [key: string]: string;
            };
            steps: components["schemas"]["LessonStep"][];
            title: string;
        };
        /** LessonInfo */
        LessonInfo: {
            about: string;
            chapters: components["schemas"]["LessonChapter"][];
            id: string;
            title: string;
        };
        /** LessonStep */
        LessonStep: {
            do: string[];
            ply: number;
            point: string[];
            text: string;
            wrong: string;
        };
        /** Me */
        Me: {
            account: boolean;
            /** @default false */
            admin?: boolean;
            /** @default false */
            bot?: boolean;
            id: string | null;
            name: string | null;
        };
        /** MuteInfo */
        MuteInfo: {
            id: string;
            name: string;
        };
        /** NewBan */
        NewBan: {
            days?: number | null;
            reason: string;
        };
        /** NewMute */
        NewMute: {
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
        /** NewReport */
        NewReport: {
            line?: number | null;
            seat?: number | null;
            text: string;
        };
        /** NewSeat */
        NewSeat: {
            bot?: string | null;
            kind: string;
            name?: string | null;
        };
        /** NewShare */
        NewShare: {
            seat: number;
        };
        /** NewStudy */
        NewStudy: {
            file?: string | null;
            game?: string | null;
            /** @default 0 */
            ply?: number;
            puzzle?: string | null;
            state?: string | null;
            table?: string | null;
            /** @default  */
            title?: string;
        };
        /** NewTable */
        NewTable: {
            /** @default false */
            coach?: boolean;
            game: string;
            /** @default false */
            hints?: boolean;
            options?: {
                [key: string]: string | number | boolean;
            };
            pace?: {
                [key: string]: unknown;
            };
            /** @default false */
            programs?: boolean;
            seats: components["schemas"]["NewSeat"][];
            /** @default false */
            shuffle_seats?: boolean;
            /** @default private */
            visibility?: string;
        };
        /** Node */
        Node: {
            /** @default  */
            action?: string;
            arrows?: components["schemas"]["Arrow"][];
            /** @default  */
            comment?: string;
            parent: number;
            /** @default -1 */
            seat?: number;
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
        /** Notifications */
        Notifications: {
            browsers: number;
            email: string | null;
            email_unconfirmed: string | null;
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
        /**
         * PatchAnswer
         * @description The position as what has changed since the last one, for whoever wants patches.
         */
        PatchAnswer: {
            change: Record<string, never>;
            number: number;
            /** @enum {unknown} */
            type: "patch";
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
            coach: boolean;
            commitment: string;
            events: components["schemas"]["EventShown"][];
            failed: number[];
            forgotten: number;
            fork: components["schemas"]["ForkShown"] | null;
            hints: boolean;
            people: components["schemas"]["PersonShown"][];
            ply: number;
            redeals: number[];
            redo: number;
            result: Record<string, never>[] | null;
            rewind_from: number | null;
            rewind_request: components["schemas"]["RewindRequestShown"] | null;
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
            unrated: string[];
            view: Record<string, never>;
            watching: number;
        };
        /**
         * Preview
         * @description What would this action bring, and then that one?
         */
        Preview: {
            action: string;
            /** @default null */
            id?: string | null;
            seat: number;
            /** @default null */
            then?: string | null;
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
            view: Record<string, never> | null;
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
        /** PuzzleAttempt */
        PuzzleAttempt: {
            answers: number;
            best: number | null;
            counted: string;
            puzzle: components["schemas"]["PuzzleInfo"];
            reached: number | null;
            solution: string[];
            status: string;
        };
        /** PuzzleInfo */
        PuzzleInfo: {
            answers: number;
            goal: string;
            id: string;
            rating: number;
            turns: number;
        };
        /** ReasonInfo */
        ReasonInfo: {
            change: number;
            points: number;
            what: string;
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
            redeals: number[];
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
        /**
         * RewindRequestShown
         * @description Somebody asks everybody to go back to an earlier position.
         */
        RewindRequestShown: {
            agreed: number[];
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
            code: string[];
            id: string;
            reconstructed: boolean;
            ruling: boolean;
            section: string;
            tests: string[];
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
        /** SettingChange */
        SettingChange: {
            about?: string | null;
            id: string;
            seat?: number | null;
            value: unknown;
        };
        /** SettingInfo */
        SettingInfo: {
            about: components["schemas"]["WordInfo"] | null;
            id: string;
            least: number;
            most: number;
            seat: number | null;
            total: number | null;
            value: number | string | {
                [key: string]: number;
            };
            words: components["schemas"]["WordInfo"][];
        };
        /** ShareInfo */
        ShareInfo: {
            created: number;
            id: string;
            seat: number;
            token?: string | null;
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
            /** @default 0 */
            failures?: number;
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
        /** SplitInfo */
        SplitInfo: {
            decisions: components["schemas"]["Figure"];
            end: number;
            luck: components["schemas"]["Figure"];
            points: components["schemas"]["Figure"];
            rivals: components["schemas"]["Figure"];
            seat: number;
            start: components["schemas"]["Figure"];
        };
        /** StandingInfo */
        StandingInfo: {
            chances: components["schemas"]["Figure"][];
            ply: number;
            points: components["schemas"]["Figure"][];
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
        /** StudyInfo */
        StudyInfo: {
            game: string;
            id: string;
            mine: boolean;
            nodes: components["schemas"]["StudyNode"][];
            options: {
                [key: string]: string | number | boolean;
            };
            rival: string | null;
            seats: number;
            title: string;
            version: number;
        };
        /** StudyLine */
        StudyLine: {
            moves: components["schemas"]["StudyMove"][];
        };
        /** StudyListed */
        StudyListed: {
            changed: number;
            game: string;
            id: string;
            title: string;
        };
        /** StudyMove */
        StudyMove: {
            action: string;
            seat: number;
        };
        /** StudyNode */
        StudyNode: {
            node: components["schemas"]["Node"];
            words: string;
        };
        /** StudyPosition */
        StudyPosition: {
            actions: {
                [key: string]: unknown;
            }[];
            over: boolean;
            seat: number;
            view: {
                [key: string]: unknown;
            };
        };
        /** StudyVersion */
        StudyVersion: {
            version: number;
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
            fork: components["schemas"]["ForkInfo"] | null;
            game: string;
            hints: boolean;
            id: string;
            lesson: string | null;
            mine: boolean;
            options: {
                [key: string]: string | number | boolean;
            };
            origin: string;
            pace: {
                [key: string]: unknown;
            };
            programs: boolean;
            puzzle: string | null;
            result: {
                [key: string]: unknown;
            }[] | null;
            seats: components["schemas"]["SeatInfo"][];
            since: number | null;
            started: number | null;
            status: string;
            unrated: string[];
            visibility: string;
            waiting_for: number[];
        };
        /** Tally */
        Tally: {
            games: number;
            mean: number;
            wins: number;
        };
        /**
         * ThrottledAnswer
         * @description Which limit the client has run into, and in how many seconds it may come back. The socket is
         *         closed after it.
         */
        ThrottledAnswer: {
            limit: string;
            seconds: number;
            /** @enum {unknown} */
            type: "throttled";
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
            actor: number | null;
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
            bridges?: string[];
            centre: string;
            crossings?: string[];
            decision: components["schemas"]["DecisionView"] | null;
            duel?: components["schemas"]["Duel"] | null;
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
            pile?: components["schemas"]["TilePile"];
            players: components["schemas"]["TownPlayer"][];
            ply: number;
            river?: string[];
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
        /** TurnInfo */
        TurnInfo: {
            actions: string[];
            chance: number;
            played: boolean;
            reasons: components["schemas"]["ReasonInfo"][];
            worlds: number;
            worth: number;
        };
        /** TurnToEnd */
        TurnToEnd: {
            action: string;
            /** @default en */
            language?: string;
            ply: number;
            seat: number;
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
        /** Unprinted */
        Unprinted: {
            id: string;
            reconstructed: boolean;
            ruling: boolean;
            text: string;
            translated: boolean;
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
        /** WantedHint */
        WantedHint: {
            /** @default en */
            language?: string;
            ply: number;
            seat: number;
        };
        /** WantedPosition */
        WantedPosition: {
            base?: string | null;
            changes?: components["schemas"]["SettingChange"][];
            game?: string | null;
            /** @default en */
            language?: string;
            options?: {
                [key: string]: string | number | boolean;
            };
            seats?: number | null;
            turn?: number | null;
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
        /** WordInfo */
        WordInfo: {
            name: string;
            value: string;
        };
        /** BoardFile */
        "carson_city.BoardFile": {
            bridge?: components["schemas"]["carson_city.Bridge"];
            dice: components["schemas"]["carson_city.SetupDice"];
            grid: components["schemas"]["carson_city.Grid"];
            income?: {
                [key: string]: number;
            };
            mountains: number;
            river?: components["schemas"]["carson_city.RiverCourse"];
        };
        /** Bridge */
        "carson_city.Bridge": {
            points: number;
            roads: number;
        };
        /** Building */
        "carson_city.Building": {
            count: number;
            equivalent?: number;
            id: string;
            income?: components["schemas"]["carson_city.BuildingIncome"];
            protects?: boolean;
            revolvers?: number;
            safe?: boolean;
            scores?: boolean;
            town?: boolean;
        };
        /** BuildingIncome */
        "carson_city.BuildingIncome": {
            each?: number;
            empty?: number;
            equivalent?: number;
            fixed?: number;
            least?: number;
            mountain?: number;
            own?: string;
        };
        /** BuildingsFile */
        "carson_city.BuildingsFile": {
            building: components["schemas"]["carson_city.Building"][];
            house: components["schemas"]["carson_city.Houses"];
            row: components["schemas"]["carson_city.ConstructionRow"];
        };
        /** CashLimit */
        "carson_city.CashLimit": {
            dollars: number;
        };
        /** ConstructionRow */
        "carson_city.ConstructionRow": {
            prices: number[];
            start: string[];
        };
        /** Duel */
        "carson_city.Duel": {
            die: number;
        };
        /** DuelTilesFile */
        "carson_city.DuelTilesFile": {
            cash: number;
            drawn: number;
            values: number[];
        };
        /** FinalPoints */
        "carson_city.FinalPoints": {
            dollars: number;
            each: number;
            per_player_behind: number;
        };
        /** Grid */
        "carson_city.Grid": {
            columns: number;
            rows: number;
        };
        /** Houses */
        "carson_city.Houses": {
            count: number;
            equivalent: number;
        };
        /** ParcelPrice */
        "carson_city.ParcelPrice": {
            each: number;
            price: number;
        };
        /** Persona */
        "carson_city.Persona": {
            cash?: number;
            choice?: number;
            cowboys?: [
                number,
                number
            ][];
            each?: number;
            firepower?: number;
            half_price?: boolean;
            id: string;
            /** @enum {unknown} */
            later?: "double" | "houses" | "mountains";
            limit: number;
            lost_duel_points?: number;
            number: number;
            pacifist?: boolean;
            parcel?: boolean;
            points?: [
                number,
                number
            ][];
            revolvers?: [
                number,
                number
            ][];
            roads?: number;
            /** @enum {unknown} */
            side: "yellow" | "red";
            tile_price?: number;
            white_cowboy?: boolean;
        };
        /** PersonasFile */
        "carson_city.PersonasFile": {
            persona: components["schemas"]["carson_city.Persona"][];
        };
        /** Pieces */
        "carson_city.Pieces": {
            cowboys: number;
            guns: number;
            property_tiles: number;
            roads: components["schemas"]["carson_city.RoadPieces"];
        };
        /** Printed */
        "carson_city.Printed": {
            board: components["schemas"]["carson_city.BoardFile"];
            buildings: components["schemas"]["carson_city.BuildingsFile"];
            duel_tiles?: components["schemas"]["carson_city.DuelTilesFile"];
            personas: components["schemas"]["carson_city.PersonasFile"];
            scoring: components["schemas"]["carson_city.ScoringFile"];
            supply: components["schemas"]["carson_city.SupplyFile"];
            track: components["schemas"]["carson_city.TrackFile"];
        };
        /** RiverCourse */
        "carson_city.RiverCourse": {
            parcels: [
                number,
                number
            ][];
        };
        /** RoadPieces */
        "carson_city.RoadPieces": {
            count: number;
        };
        /** Rounds */
        "carson_city.Rounds": {
            count: number;
            new_cowboys: number[];
        };
        /** ScoringFile */
        "carson_city.ScoringFile": {
            cash_limit: components["schemas"]["carson_city.CashLimit"];
            categories: string[];
            final: components["schemas"]["carson_city.FinalPoints"];
            order_bonus: boolean;
        };
        /** SetupDice */
        "carson_city.SetupDice": {
            faces: number;
            offset: number;
        };
        /** Start */
        "carson_city.Start": {
            cash: number;
            cowboys: number;
            parcels: number;
            roads: number;
        };
        /** SupplyFile */
        "carson_city.SupplyFile": {
            duel: components["schemas"]["carson_city.Duel"];
            parcel: components["schemas"]["carson_city.ParcelPrice"];
            pieces: components["schemas"]["carson_city.Pieces"];
            rounds: components["schemas"]["carson_city.Rounds"];
            start: components["schemas"]["carson_city.Start"];
            starting_revolvers: number;
        };
        /** TrackFile */
        "carson_city.TrackFile": {
            space: components["schemas"]["carson_city.TrackSpace"][];
        };
        /** TrackSpace */
        "carson_city.TrackSpace": {
            company: string;
            dollars?: number;
            id: string;
            /** @enum {unknown} */
            kind: "open" | "duel" | "automatic";
            number?: number;
            rounds?: number;
            /** @enum {unknown} */
            verb: "wages" | "guns" | "roads" | "common-roads" | "parcels" | "construction" | "parcel-income" | "firepower-income" | "gambling" | "estate" | "parcel-points" | "firepower-points" | "estate-points" | "buy-points";
        };
        /** AuxiliaryAction */
        "el_paso.AuxiliaryAction": {
            cleared: components["schemas"]["el_paso.Effect"];
            covered?: components["schemas"]["el_paso.Effect"];
            disc: string;
            id: string;
        };
        /** BonusTile */
        "el_paso.BonusTile": {
            again?: number;
            copies: number;
            id: string;
            permanent?: number;
            vp: number;
        };
        /** BotCard */
        "el_paso.BotCard": {
            /** @enum {unknown} */
            action: "resources" | "cattle" | "build" | "train" | "best";
            /** @enum {unknown} */
            deck: "A" | "B";
            id: string;
            number?: number;
            steps?: number;
            "steps-per"?: string;
        };
        /** BuildingsFile */
        "el_paso.BuildingsFile": {
            neutral: components["schemas"]["el_paso.NeutralBuilding"][];
            regular: components["schemas"]["el_paso.RegularBuilding"][];
            regulars: components["schemas"]["el_paso.RegularTiles"];
        };
        /** CardsFile */
        "el_paso.CardsFile": {
            cattle: components["schemas"]["el_paso.CattleCard"][];
            payment: components["schemas"]["el_paso.Payment"];
            removal: components["schemas"]["el_paso.Removal"];
            worker: components["schemas"]["el_paso.WorkerCard"][];
        };
        /** CattleCard */
        "el_paso.CattleCard": {
            colour: string;
            count: number;
            cowboys?: number;
            id: string;
            /** @enum {unknown} */
            pile: "deck" | "market" | "simmental";
            value: number;
            vp: number;
        };
        /** DiscSpace */
        "el_paso.DiscSpace": {
            /** @enum {unknown} */
            corner: "light" | "dark";
            hand?: number;
            id: string;
            money: number;
            permanent?: number;
            step?: number;
        };
        /** Dismissal */
        "el_paso.Dismissal": {
            certificates?: number;
            money?: number;
            pay?: number;
            step?: number;
        };
        /** EachPlayer */
        "el_paso.EachPlayer": {
            workers: number;
        };
        /** Effect */
        "el_paso.Effect": {
            auxiliary?: number;
            build?: boolean;
            buy?: boolean;
            cattle?: string;
            certificates?: number;
            discard?: string;
            exchange?: number;
            hire?: number;
            money?: number;
            pay?: number;
            "per-value"?: number;
            remove?: string;
            ride?: number;
            tile?: ("objective" | "bonus") | "any";
            token?: number;
            train?: boolean;
        };
        /** ElPasoBonus */
        "el_paso.ElPasoBonus": {
            money: number;
        };
        /** JobSpots */
        "el_paso.JobSpots": {
            first: [
                number,
                number,
                number
            ];
        };
        /** LayoutFile */
        "el_paso.LayoutFile": {
            jobs: components["schemas"]["el_paso.JobSpots"];
            node: {
                [key: string]: [
                    number,
                    number
                ];
            };
            post: {
                [key: string]: [
                    number,
                    number
                ];
            };
            simmental: components["schemas"]["el_paso.SimmentalSpots"];
            sue?: components["schemas"]["el_paso.SueSpots"];
            tiles: components["schemas"]["el_paso.TileSpots"];
        };
        /** Limits */
        "el_paso.Limits": {
            hand: number;
            steps: number;
            track: number;
        };
        /** Local */
        "el_paso.Local": {
            after?: string;
            auxiliary?: number;
            build?: boolean;
            buy?: boolean;
            cattle?: string;
            certificates?: number;
            discard?: string;
            exchange?: number;
            hire?: number;
            id: string;
            money?: number;
            pay?: number;
            "per-value"?: number;
            remove?: string;
            ride?: number;
            slot?: number;
            tile?: ("objective" | "bonus") | "any";
            token?: number;
            train?: boolean;
        };
        /** NeutralBuilding */
        "el_paso.NeutralBuilding": {
            letter: string;
            local: components["schemas"]["el_paso.Local"][];
        };
        /** Node */
        "el_paso.Node": {
            cost?: number;
            id: string;
            /** @enum {unknown} */
            kind: "el-paso" | "neutral" | "plot";
            letter?: string;
            next: string[];
            /** @enum {unknown} */
            route: "main" | "inner" | "outer";
        };
        /** ObjectiveTile */
        "el_paso.ObjectiveTile": {
            id: string;
            requires: {
                [key: string]: number;
            };
            vp: number;
        };
        /** OnlyRemarks */
        "el_paso.OnlyRemarks": Record<string, never>;
        /** Payment */
        "el_paso.Payment": {
            "dollars-per-worker": number;
        };
        /** PlayerBoardFile */
        "el_paso.PlayerBoardFile": {
            auxiliary: components["schemas"]["el_paso.AuxiliaryAction"][];
            disc: components["schemas"]["el_paso.DiscSpace"][];
            limits: components["schemas"]["el_paso.Limits"];
        };
        /** PlayersFile */
        "el_paso.PlayersFile": {
            each: components["schemas"]["el_paso.EachPlayer"];
            seat: components["schemas"]["el_paso.SeatStart"][];
            simmental: {
                [key: string]: number;
            };
        };
        /** PostsFile */
        "el_paso.PostsFile": {
            "el-paso": components["schemas"]["el_paso.ElPasoBonus"];
            post: components["schemas"]["el_paso.TradingPost"][];
        };
        /** Printed */
        "el_paso.Printed": {
            buildings: components["schemas"]["el_paso.BuildingsFile"];
            cards: components["schemas"]["el_paso.CardsFile"];
            layout: components["schemas"]["el_paso.LayoutFile"];
            player_board: components["schemas"]["el_paso.PlayerBoardFile"];
            players: components["schemas"]["el_paso.PlayersFile"];
            posts: components["schemas"]["el_paso.PostsFile"];
            scoring: components["schemas"]["el_paso.ScoringFile"];
            sue?: components["schemas"]["el_paso.SueFile"];
            tiles: components["schemas"]["el_paso.TilesFile"];
            trail: components["schemas"]["el_paso.TrailFile"];
            train: components["schemas"]["el_paso.TrainFile"];
        };
        /** RegularBuilding */
        "el_paso.RegularBuilding": {
            builders: number;
            level: number;
            local: components["schemas"]["el_paso.Local"][];
            /** @enum {unknown} */
            side: "a" | "b";
            vp: number;
        };
        /** RegularTiles */
        "el_paso.RegularTiles": {
            copies: number;
            most: number;
        };
        /** Removal */
        "el_paso.Removal": {
            most: number;
        };
        /** ScoringFile */
        "el_paso.ScoringFile": {
            categories: string[];
            "dollars-per-vp": number;
            "simmental-space-vp": number;
        };
        /** SeatStart */
        "el_paso.SeatStart": {
            money: number;
            tokens: number;
        };
        /** SimmentalSpots */
        "el_paso.SimmentalSpots": {
            space: [
                number,
                number
            ];
            stack: [
                number,
                number
            ];
        };
        /** SueBuild */
        "el_paso.SueBuild": {
            instead: string;
        };
        /** SueCattle */
        "el_paso.SueCattle": {
            "by-cowboys": string[];
        };
        /** SueDelivery */
        "el_paso.SueDelivery": {
            first: string;
            then: string[];
        };
        /** SueFile */
        "el_paso.SueFile": {
            build: components["schemas"]["el_paso.SueBuild"];
            card: components["schemas"]["el_paso.BotCard"][];
            cards: components["schemas"]["el_paso.OnlyRemarks"];
            cattle: components["schemas"]["el_paso.SueCattle"];
            delivery: components["schemas"]["el_paso.SueDelivery"];
            resources: {
                [key: string]: number;
            };
            row: components["schemas"]["el_paso.SueRow"];
        };
        /** SueRow */
        "el_paso.SueRow": {
            full: number;
        };
        /** SueSpots */
        "el_paso.SueSpots": {
            first: [
                number,
                number
            ];
        };
        /** TileDisplay */
        "el_paso.TileDisplay": {
            size: number;
        };
        /** TileSpots */
        "el_paso.TileSpots": {
            bonus: [
                number,
                number,
                number
            ];
            objective: [
                number,
                number,
                number
            ];
        };
        /** TilesFile */
        "el_paso.TilesFile": {
            bonus: components["schemas"]["el_paso.BonusTile"][];
            display: components["schemas"]["el_paso.TileDisplay"];
            objective: components["schemas"]["el_paso.ObjectiveTile"][];
        };
        /** TradingPost */
        "el_paso.TradingPost": {
            /** @enum {unknown} */
            corner: "light" | "dark";
            id: string;
            repeat: boolean;
            reward?: components["schemas"]["el_paso.Effect"];
            value: number;
            vp: number;
        };
        /** TrailFile */
        "el_paso.TrailFile": {
            node: components["schemas"]["el_paso.Node"][];
        };
        /** TrainCard */
        "el_paso.TrainCard": {
            engineers: number;
            id: string;
            local: components["schemas"]["el_paso.Local"][];
            /** @enum {unknown} */
            side: "basic" | "marked";
        };
        /** TrainFile */
        "el_paso.TrainFile": {
            card: components["schemas"]["el_paso.TrainCard"][];
            sides: components["schemas"]["el_paso.OnlyRemarks"];
        };
        /** WorkerCard */
        "el_paso.WorkerCard": {
            bonus: components["schemas"]["el_paso.Dismissal"];
            count: number;
            id: string;
            surcharge?: number;
            vp: number;
        };
        /** AuxiliaryAction */
        "great_western_trail.AuxiliaryAction": {
            double: components["schemas"]["great_western_trail.Effect"];
            id: string;
            single: components["schemas"]["great_western_trail.Effect"];
        };
        /** Bell */
        "great_western_trail.Bell": {
            branchlets: number;
            tokens: number;
        };
        /** Bounty */
        "great_western_trail.Bounty": {
            money?: number;
            token?: number;
        };
        /** BuildingsFile */
        "great_western_trail.BuildingsFile": {
            neutral: components["schemas"]["great_western_trail.NeutralBuilding"][];
            private: components["schemas"]["great_western_trail.PrivateBuilding"][];
        };
        /** CattleCard */
        "great_western_trail.CattleCard": {
            breed: string;
            colour: string;
            count: number;
            group?: string;
            id: string;
            /** @enum {unknown} */
            source_pile: "deck" | "market" | "simmental-stack";
            value: number;
            vp: number;
        };
        /** CattleFile */
        "great_western_trail.CattleFile": {
            card: components["schemas"]["great_western_trail.CattleCard"][];
            market: components["schemas"]["great_western_trail.MarketNumbers"];
            offer: components["schemas"]["great_western_trail.CattleOffer"][];
        };
        /** CattleOffer */
        "great_western_trail.CattleOffer": {
            cards: number;
            cowboys: number;
            group: string;
            price: number;
        };
        /** CertificateTrack */
        "great_western_trail.CertificateTrack": {
            limit: number;
            positions: number[];
        };
        /** CitiesFile */
        "great_western_trail.CitiesFile": {
            arrow: components["schemas"]["great_western_trail.CityArrow"][];
            city: components["schemas"]["great_western_trail.City"][];
            "display-city"?: string;
            "objective-city"?: string;
        };
        /** City */
        "great_western_trail.City": {
            /** @enum {unknown} */
            corner: "white" | "dark";
            id: string;
            money?: number;
            name: string;
            objective?: number;
            repeat: boolean;
            town?: boolean;
            value: number;
            vp: number;
            "vp-per-bell"?: number;
        };
        /** CityArrow */
        "great_western_trail.CityArrow": {
            between: [
                string,
                string
            ];
            objective?: number;
            token?: number;
            vp: number;
        };
        /** CrestLines */
        "great_western_trail.CrestLines": {
            city: string;
            towns: string[];
        };
        /** DeckFile */
        "great_western_trail.DeckFile": {
            card: components["schemas"]["great_western_trail.SamCard"][];
        };
        /** DiscSpace */
        "great_western_trail.DiscSpace": {
            /** @enum {unknown} */
            corner: "none" | "white" | "dark";
            cost?: number;
            /** @enum {unknown} */
            group: "auxiliary" | "step" | "hand" | "certificate";
            id: string;
            limit?: number;
            money?: number;
            open?: boolean;
            raises?: number;
            vp?: number;
        };
        /** DisplaySpots */
        "great_western_trail.DisplaySpots": {
            pitch: number;
            x: number;
            y: number;
        };
        /** Effect */
        "great_western_trail.Effect": {
            auxiliary?: boolean;
            back?: number;
            branch?: number;
            build?: number;
            cards?: number;
            cattle?: boolean;
            certificates?: number | "limit";
            copy?: boolean;
            deliver?: boolean;
            discard?: string;
            draw?: number;
            engine?: number;
            "free-move"?: number;
            hazard?: number;
            herder?: number;
            hire?: number;
            money?: number;
            "money-once"?: number;
            objective?: number;
            outlaw?: number;
            pay?: number;
            per?: string;
            remove?: number;
            station?: boolean;
            /** @enum {unknown} */
            to?: "hand";
            token?: number;
        };
        /** ExchangeToken */
        "great_western_trail.ExchangeToken": {
            draw: number;
        };
        /** FirstTurn */
        "great_western_trail.FirstTurn": {
            hand: number;
        };
        /** ForesightSpaces */
        "great_western_trail.ForesightSpaces": {
            columns: number;
            spaces: number;
        };
        /** ForesightSpots */
        "great_western_trail.ForesightSpots": {
            x: number[];
            y: number[];
        };
        /** HandSize */
        "great_western_trail.HandSize": {
            limit: number;
        };
        /** JobMarketFile */
        "great_western_trail.JobMarketFile": {
            row: components["schemas"]["great_western_trail.JobRow"][];
            start: components["schemas"]["great_western_trail.TokenStart"];
        };
        /** JobMarketSpots */
        "great_western_trail.JobMarketSpots": {
            pitch: number;
            x: number[];
            y: number;
        };
        /** JobRow */
        "great_western_trail.JobRow": {
            cost: number;
            end?: boolean;
            number: number;
            refill?: boolean;
        };
        /** LastResort */
        "great_western_trail.LastResort": {
            city: string;
            vp: number;
        };
        /** LayoutFile */
        "great_western_trail.LayoutFile": {
            city: components["schemas"]["great_western_trail.NamedSpot"][];
            display?: components["schemas"]["great_western_trail.DisplaySpots"];
            foresight: components["schemas"]["great_western_trail.ForesightSpots"];
            "job-market": components["schemas"]["great_western_trail.JobMarketSpots"];
            "kansas-city": components["schemas"]["great_western_trail.StepSpot"][];
            north?: components["schemas"]["great_western_trail.NorthernBoard"];
            office?: components["schemas"]["great_western_trail.Spot"];
            railroad: components["schemas"]["great_western_trail.SpaceSpot"][];
            station: components["schemas"]["great_western_trail.NumberedSpot"][];
            "station-master": components["schemas"]["great_western_trail.NumberedSpot"][];
            town?: components["schemas"]["great_western_trail.NamedSpot"][];
            "town-tile"?: components["schemas"]["great_western_trail.NamedSpot"][];
            turnout: components["schemas"]["great_western_trail.TurnoutSpot"][];
        };
        /** Local */
        "great_western_trail.Local": {
            auxiliary?: boolean;
            back?: number;
            branch?: number;
            build?: number;
            cards?: number;
            cattle?: boolean;
            certificates?: number | "limit";
            copy?: boolean;
            deliver?: boolean;
            discard?: string;
            draw?: number;
            engine?: number;
            "free-move"?: number;
            hazard?: number;
            herder?: number;
            hire?: number;
            id: string;
            money?: number;
            "money-once"?: number;
            objective?: number;
            outlaw?: number;
            pay?: number;
            per?: string;
            remove?: number;
            slot: number;
            station?: boolean;
            /** @enum {unknown} */
            to?: "hand";
            token?: number;
        };
        /** MarketNumbers */
        "great_western_trail.MarketNumbers": {
            extend: number;
        };
        /** MarketSizesFile */
        "great_western_trail.MarketSizesFile": {
            size: {
                [key: string]: number;
            };
        };
        /** MasterDisplay */
        "great_western_trail.MasterDisplay": {
            tiles: number;
        };
        /** MasterScore */
        "great_western_trail.MasterScore": {
            group: number;
            per: string;
            vp: number;
        };
        /** MediumTile */
        "great_western_trail.MediumTile": {
            copies: number;
            effect?: components["schemas"]["great_western_trail.Effect"];
            gift?: components["schemas"]["great_western_trail.TownGift"];
            id: string;
        };
        /** MediumTownsFile */
        "great_western_trail.MediumTownsFile": {
            tile: components["schemas"]["great_western_trail.MediumTile"][];
        };
        /** NamedSpot */
        "great_western_trail.NamedSpot": {
            id: string;
            x: number;
            y: number;
        };
        /** NeutralBuilding */
        "great_western_trail.NeutralBuilding": {
            letter: string;
            local: components["schemas"]["great_western_trail.Local"][];
        };
        /** Node */
        "great_western_trail.Node": {
            forest?: boolean;
            /** @enum {unknown} */
            hazard?: "flood" | "drought" | "rockfall";
            id: string;
            /** @enum {unknown} */
            kind: "start" | "neutral" | "building" | "hazard" | "outlaw" | "kansas-city";
            letter?: string;
            next: string[];
            "on-trail"?: boolean;
            order?: number;
            reward?: components["schemas"]["great_western_trail.Bounty"];
            risk?: string;
            x: number;
            y: number;
        };
        /** NorthFile */
        "great_western_trail.NorthFile": {
            "branch-cards": number[];
            "last-resort": components["schemas"]["great_western_trail.LastResort"];
            level: components["schemas"]["great_western_trail.SamNorthLevel"][];
        };
        /** NorthernBoard */
        "great_western_trail.NorthernBoard": {
            height: number;
            top: number;
        };
        /** NumberedSpot */
        "great_western_trail.NumberedSpot": {
            number: number;
            x: number;
            y: number;
        };
        /** ObjectiveCard */
        "great_western_trail.ObjectiveCard": {
            copies: number;
            effect?: components["schemas"]["great_western_trail.Effect"];
            id: string;
            penalty: number;
            tasks: components["schemas"]["great_western_trail.Tasks"];
            vp: number;
        };
        /** ObjectiveDisplay */
        "great_western_trail.ObjectiveDisplay": {
            cards: number;
        };
        /** ObjectivesFile */
        "great_western_trail.ObjectivesFile": {
            display: components["schemas"]["great_western_trail.ObjectiveDisplay"];
            objective: components["schemas"]["great_western_trail.ObjectiveCard"][];
            starting: components["schemas"]["great_western_trail.ObjectiveCard"][];
        };
        /** PlayerBoardFile */
        "great_western_trail.PlayerBoardFile": {
            accepts?: {
                [key: string]: string[];
            };
            auxiliary: components["schemas"]["great_western_trail.AuxiliaryAction"][];
            bell?: components["schemas"]["great_western_trail.Bell"][];
            certificates: components["schemas"]["great_western_trail.CertificateTrack"];
            disc: components["schemas"]["great_western_trail.DiscSpace"][];
            hand: components["schemas"]["great_western_trail.HandSize"];
            "worker-space": components["schemas"]["great_western_trail.WorkerSpace"][];
            workers: components["schemas"]["great_western_trail.WorkerRows"];
        };
        /** PlayersFile */
        "great_western_trail.PlayersFile": {
            "first-turn": components["schemas"]["great_western_trail.FirstTurn"];
            seat: components["schemas"]["great_western_trail.SeatStart"][];
            table: {
                [key: string]: components["schemas"]["great_western_trail.TableSize"];
            };
            token: components["schemas"]["great_western_trail.ExchangeToken"];
        };
        /** Printed */
        "great_western_trail.Printed": {
            buildings: components["schemas"]["great_western_trail.BuildingsFile"];
            cattle: components["schemas"]["great_western_trail.CattleFile"];
            cities: components["schemas"]["great_western_trail.CitiesFile"];
            deck?: components["schemas"]["great_western_trail.DeckFile"];
            job_market: components["schemas"]["great_western_trail.JobMarketFile"];
            layout: components["schemas"]["great_western_trail.LayoutFile"];
            market_sizes?: components["schemas"]["great_western_trail.MarketSizesFile"];
            medium_towns?: components["schemas"]["great_western_trail.MediumTownsFile"];
            north?: components["schemas"]["great_western_trail.NorthFile"];
            objectives: components["schemas"]["great_western_trail.ObjectivesFile"];
            player_board: components["schemas"]["great_western_trail.PlayerBoardFile"];
            players: components["schemas"]["great_western_trail.PlayersFile"];
            railroad: components["schemas"]["great_western_trail.RailroadFile"];
            sam?: components["schemas"]["great_western_trail.SamFile"];
            scoring: components["schemas"]["great_western_trail.ScoringFile"];
            station_masters: components["schemas"]["great_western_trail.StationMastersFile"];
            supply: components["schemas"]["great_western_trail.SupplyFile"];
            towns?: components["schemas"]["great_western_trail.TownsFile"];
            trail: components["schemas"]["great_western_trail.TrailFile"];
        };
        /** PrivateBuilding */
        "great_western_trail.PrivateBuilding": {
            builders: number;
            /** @enum {unknown} */
            hand: "none" | "green" | "black" | "both";
            local: components["schemas"]["great_western_trail.Local"][];
            number: number;
            /** @enum {unknown} */
            side: "a" | "b";
            vp: number;
        };
        /** RailroadFile */
        "great_western_trail.RailroadFile": {
            station: components["schemas"]["great_western_trail.Station"][];
            terminal: components["schemas"]["great_western_trail.TerminalBonus"];
            track: components["schemas"]["great_western_trail.Track"];
        };
        /** Risk */
        "great_western_trail.Risk": {
            auxiliary?: boolean;
            back?: number;
            build?: number;
            cards?: number;
            cattle?: boolean;
            certificates?: number | "limit";
            copy?: boolean;
            deliver?: boolean;
            discard?: string;
            draw?: number;
            engine?: number;
            "free-move"?: number;
            hazard?: number;
            herder?: number;
            hire?: number;
            id: string;
            money?: number;
            objective?: number;
            outlaw?: number;
            pay?: number;
            per?: string;
            remove?: number;
            station?: boolean;
            /** @enum {unknown} */
            to?: "hand";
            token?: number;
        };
        /** SamCard */
        "great_western_trail.SamCard": {
            do: components["schemas"]["great_western_trail.SamDeed"][];
            id: number;
            /** @enum {unknown} */
            only?: "cowboy" | "builder" | "engineer";
            steps: number | ("most-buildings" | "cowboys" | "specialists");
        };
        /** SamCattle */
        "great_western_trail.SamCattle": {
            "price-cap": number;
        };
        /** SamDeed */
        "great_western_trail.SamDeed": {
            build?: boolean;
            cattle?: number;
            engine?: boolean;
            extend?: number;
            hazard?: boolean;
            hire?: ("cheapest" | "specialist") | ("cowboy" | "builder" | "engineer");
            objective?: number;
            outlaw?: boolean;
        };
        /** SamFile */
        "great_western_trail.SamFile": {
            cattle: components["schemas"]["great_western_trail.SamCattle"];
            level: components["schemas"]["great_western_trail.SamLevel"][];
            workers: components["schemas"]["great_western_trail.SamWorkers"];
        };
        /** SamLevel */
        "great_western_trail.SamLevel": {
            first: string;
            id: string;
            /** @enum {unknown} */
            objectives: "all" | "fulfilled";
            without: number[];
            workers: ("cowboy" | "builder" | "engineer")[];
        };
        /** SamNorthLevel */
        "great_western_trail.SamNorthLevel": {
            first: string[];
            id: string;
            towns: string[];
        };
        /** SamWorkers */
        "great_western_trail.SamWorkers": {
            bag: number;
            printed: number;
        };
        /** ScoringFile */
        "great_western_trail.ScoringFile": {
            categories: string[];
            "dollars-per-vp": number;
            "token-vp": number;
        };
        /** SeatStart */
        "great_western_trail.SeatStart": {
            cards: number;
            money: number;
            tokens: number;
        };
        /** SpaceSpot */
        "great_western_trail.SpaceSpot": {
            space: number;
            x: number;
            y: number;
        };
        /** Spot */
        "great_western_trail.Spot": {
            x: number;
            y: number;
        };
        /** Station */
        "great_western_trail.Station": {
            after?: number;
            at?: number;
            /** @enum {unknown} */
            corner: "white" | "dark";
            cost: number;
            master: boolean;
            number: number;
            town?: string;
            vp: number;
        };
        /** StationMaster */
        "great_western_trail.StationMaster": {
            effect?: components["schemas"]["great_western_trail.Effect"];
            either?: components["schemas"]["great_western_trail.Effect"][];
            id: string;
            permanent?: number;
            score?: components["schemas"]["great_western_trail.MasterScore"];
        };
        /** StationMastersFile */
        "great_western_trail.StationMastersFile": {
            display?: components["schemas"]["great_western_trail.MasterDisplay"];
            master: components["schemas"]["great_western_trail.StationMaster"][];
        };
        /** StepSpot */
        "great_western_trail.StepSpot": {
            step: number;
            x: number;
            y: number;
        };
        /** SupplyFile */
        "great_western_trail.SupplyFile": {
            foresight: components["schemas"]["great_western_trail.ForesightSpaces"];
            setup: components["schemas"]["great_western_trail.SupplySetup"];
            tile: components["schemas"]["great_western_trail.SupplyTile"][];
        };
        /** SupplySetup */
        "great_western_trail.SupplySetup": {
            "trail-tiles": number;
        };
        /** SupplyTile */
        "great_western_trail.SupplyTile": {
            bag: number;
            /** @enum {unknown} */
            colour?: "green" | "orange";
            count: number;
            /** @enum {unknown} */
            hand?: "none" | "green" | "black" | "both";
            /** @enum {unknown} */
            hazard?: "flood" | "drought" | "rockfall";
            id: string;
            /** @enum {unknown} */
            kind: "worker" | "hazard" | "outlaw";
            vp?: number;
            /** @enum {unknown} */
            worker?: "cowboy" | "builder" | "engineer";
        };
        /** TableSize */
        "great_western_trail.TableSize": {
            columns: number;
            "fee-black": number;
            "fee-green": number;
            market: number;
            "step-left": number;
            "step-right": number;
            steps: number;
        };
        /** Tasks */
        "great_western_trail.Tasks": {
            building?: number;
            "green-outlaw"?: number;
            hazard?: number;
            hereford?: number;
            "new-york"?: number;
            "orange-outlaw"?: number;
            shorthorn?: number;
            station?: number;
            "value-3"?: number;
        };
        /** TerminalBonus */
        "great_western_trail.TerminalBonus": {
            money: number;
        };
        /** TokenStart */
        "great_western_trail.TokenStart": {
            row: number;
        };
        /** Town */
        "great_western_trail.Town": {
            area: string;
            id: string;
            /** @enum {unknown} */
            kind: "small" | "station" | "medium" | "large";
            slots?: [
                components["schemas"]["great_western_trail.TownSlot"],
                components["schemas"]["great_western_trail.TownSlot"],
                components["schemas"]["great_western_trail.TownSlot"],
                components["schemas"]["great_western_trail.TownSlot"]
            ];
        };
        /** TownGift */
        "great_western_trail.TownGift": {
            group: string;
            money: number;
        };
        /** TownSlot */
        "great_western_trail.TownSlot": {
            certificates?: number;
            money?: number;
            objective?: number;
            pay?: number;
            token?: number;
        };
        /** TownsFile */
        "great_western_trail.TownsFile": {
            area: string[];
            crest: components["schemas"]["great_western_trail.CrestLines"][];
            line: [
                string,
                string
            ][];
            office: string[];
            town: components["schemas"]["great_western_trail.Town"][];
        };
        /** Track */
        "great_western_trail.Track": {
            crosses: number[];
            last: number;
        };
        /** TrailFile */
        "great_western_trail.TrailFile": {
            node: components["schemas"]["great_western_trail.Node"][];
            risk: components["schemas"]["great_western_trail.Risk"][];
        };
        /** TurnoutSpot */
        "great_western_trail.TurnoutSpot": {
            after: number;
            x: number;
            y: number;
        };
        /** WorkerRows */
        "great_western_trail.WorkerRows": {
            spaces: number;
            types: ("cowboy" | "builder" | "engineer")[];
            vp: number;
            "vp-from": number;
        };
        /** WorkerSpace */
        "great_western_trail.WorkerSpace": {
            auxiliary?: boolean;
            back?: number;
            build?: number;
            cards?: number;
            cattle?: boolean;
            certificates?: number | "limit";
            copy?: boolean;
            deliver?: boolean;
            discard?: string;
            draw?: number;
            engine?: number;
            "free-move"?: number;
            hazard?: number;
            herder?: number;
            hire?: number;
            money?: number;
            objective?: number;
            outlaw?: number;
            pay?: number;
            per?: string;
            remove?: number;
            space: number;
            station?: boolean;
            /** @enum {unknown} */
            to?: "hand";
            token?: number;
            /** @enum {unknown} */
            worker: "cowboy" | "builder" | "engineer";
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
