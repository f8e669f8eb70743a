### What `serve --lan` prints.

lan-open = Drugi v tvojem omrežju odprejo { $address }
lan-nowhere = Omrežja ni bilo mogoče najti: odpre ga lahko samo ta računalnik.
