### Naszymi słowami. *Tak* coś podkreślamy.

book-together = Opcja: rozstawianie naraz
book-together-place = *Kit Carson*: pierwsza osoba według person robi sama jeden ruch; potem wszyscy rozstawiają kowbojów naraz, jak szybko chcą. Możesz też przestawiać swoich już postawionych, ile razy chcesz, ale nie zabierać ich z powrotem. Każdy ruch musi być dozwolony w chwili, gdy go robisz. Kto skończył, stawia znacznik na torze, jakby spasował, i nic więcej w tej fazie nie robi. Polska instrukcja poleca to początkującym, angielska nie.
book-together-orders = Gdy nie wszyscy są przy stole w tym samym czasie, każdy daje w tajemnicy jeden *rozkaz*: postaw, przestaw albo skończ. Gdy są wszystkie, odkrywa się je i wykonuje według numerów person. Rozkaz już niemożliwy jest nieważny i jego autor daje następny. I tak aż wszyscy skończą. Drogi można tymczasem kłaść, na oczach wszystkich.
