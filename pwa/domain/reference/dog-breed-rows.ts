/**
 * The dog breeds, one a line: name | group | lightest kg | heaviest kg | energy | aliases (commas) | source.
 * Source a: AKC data set, energy from the AKC score. w: the same, weight corrected from knowledge. e: weight and
 * energy corrected from knowledge. k: from knowledge (kennel-club or breeder ranges, approximate).
 */
export const DOG_BREED_ROWS = `
Affenpinscher|toy|3.2|4.5|medium||a
Biewer Terrier|toy|1.8|3.6|low||a
Brussels Griffon|toy|3.6|4.5|medium|Griffon Bruxellois|a
Cavalier King Charles Spaniel|toy|5.9|8.2|low||a
Chihuahua|toy|1.5|3|medium||w
Chinese Crested|toy|3.6|5.4|medium||a
English Toy Spaniel|toy|3.6|6.4|medium|King Charles Spaniel|a
Havanese|toy|3.2|5.9|medium||a
Italian Greyhound|toy|3.2|6.4|medium||a
Japanese Chin|toy|3.2|5|medium||a
Maltese|toy|2|3.5|medium||w
Manchester Terrier (Toy)|toy|2.7|5.4|medium||w
Miniature Pinscher|toy|3.6|4.5|medium||a
Papillon|toy|2.3|4.5|medium||a
Pekingese|toy|3.2|6.4|low||w
Pomeranian|toy|1.4|3.2|medium||a
Poodle (Toy)|toy|1.8|2.7|medium|Toy Poodle|a
Pug|toy|6.4|8.2|medium||a
Russian Toy|toy|1.4|2.9|medium||w
Shih Tzu|toy|4.1|7.3|medium||a
Silky Terrier|toy|3.6|4.5|medium||w
Toy Fox Terrier|toy|1.6|3.2|high||a
Yorkshire Terrier|toy|1.8|3.2|medium|Yorkie|w
Airedale Terrier|terrier|22.7|31.8|medium||a
American Hairless Terrier|terrier|5.4|7.3|high||e
American Staffordshire Terrier|terrier|18.1|31.8|medium||a
Australian Terrier|terrier|6.8|9.1|high||a
Bedlington Terrier|terrier|7.7|10.4|high||a
Border Terrier|terrier|5.2|7|medium||a
Bull Terrier|terrier|22.7|31.8|high||a
Cairn Terrier|terrier|5.9|6.4|medium||a
Cesky Terrier|terrier|6.4|10.9|medium||a
Dandie Dinmont Terrier|terrier|8.2|10.9|medium||a
Glen of Imaal Terrier|terrier|14.5|18.1|medium||a
Irish Terrier|terrier|11.3|12.2|medium||a
Jack Russell Terrier|terrier|5|8|high|Jack Russell,JRT|k
Kerry Blue Terrier|terrier|15|18.1|medium||a
Lakeland Terrier|terrier|7|7.7|medium||w
Manchester Terrier (Standard)|terrier|5.4|10|medium||a
Miniature Bull Terrier|terrier|8.2|12.7|high||a
Miniature Schnauzer|terrier|5|9.1|medium||a
Norfolk Terrier|terrier|5|5.4|medium||a
Norwich Terrier|terrier|4.5|5.4|high||w
Parson Russell Terrier|terrier|5.9|7.7|high|Parson Jack Russell|a
Rat Terrier|terrier|4.5|11.3|medium||a
Russell Terrier|terrier|4.1|6.8|high||a
Scottish Terrier|terrier|8.2|10|medium||a
Sealyham Terrier|terrier|10.4|10.9|medium||a
Skye Terrier|terrier|15.9|20.4|medium||a
Smooth Fox Terrier|terrier|6.8|8.2|high||a
Soft Coated Wheaten Terrier|terrier|13.6|18.1|high||a
Staffordshire Bull Terrier|terrier|10.9|17.2|high|Staffy,Staffie|a
Welsh Terrier|terrier|8.5|9.5|high||w
West Highland White Terrier|terrier|6.8|9.1|medium|Westie|a
Wire Fox Terrier|terrier|6.8|8.2|medium||a
American Eskimo Dog|non-sporting|2.7|15.9|high||a
Bichon Frise|non-sporting|5.4|8.2|medium||a
Boston Terrier|non-sporting|5.4|11.3|medium||a
Bulldog|non-sporting|18.1|22.7|low|English Bulldog,British Bulldog|e
Chinese Shar-Pei|non-sporting|20.4|27.2|medium|Shar Pei|a
Chow Chow|non-sporting|20.4|31.8|medium||a
Coton de Tulear|non-sporting|3.6|6.8|medium||a
Dalmatian|non-sporting|20.4|31.8|high||a
Eurasier|non-sporting|18.1|31.8|medium||a
Finnish Spitz|non-sporting|9.1|15|high||a
French Bulldog|non-sporting|8|13|low||w
Japanese Spitz|non-sporting|4.5|11.3|medium||a
Keeshond|non-sporting|15.9|20.4|medium|Dutch Barge Dog|a
Lhasa Apso|non-sporting|5.4|8.2|medium||a
Löwchen|non-sporting|4.5|6.8|medium||a
Norwegian Lundehund|non-sporting|9.1|13.6|high||a
Poodle (Miniature)|non-sporting|4.5|6.8|high|Miniature Poodle|e
Poodle (Standard)|non-sporting|18.1|31.8|medium|Standard Poodle|a
Schipperke|non-sporting|4.5|7.3|high||a
Shiba Inu|non-sporting|7.7|10.4|medium||a
Tibetan Spaniel|non-sporting|4.1|6.8|low|Tibbie|a
Tibetan Terrier|non-sporting|8.2|13.6|high||a
Xoloitzcuintli|non-sporting|4.5|24.9|high|Mexican Hairless|a
American Water Spaniel|sporting|11.3|20.4|medium||a
Barbet|sporting|15.9|29.5|medium||a
Boykin Spaniel|sporting|11.3|18.1|medium||a
Bracco Italiano|sporting|24.9|40.8|high||a
Brittany|sporting|13.6|18.1|high|Brittany Spaniel|a
Chesapeake Bay Retriever|sporting|24.9|36.3|high||a
Clumber Spaniel|sporting|24.9|38.6|medium||a
Cocker Spaniel|sporting|9.1|13.6|medium|American Cocker Spaniel|a
Curly-Coated Retriever|sporting|27.2|43.1|high||a
English Cocker Spaniel|sporting|11.8|15.4|medium|Working Cocker|a
English Setter|sporting|20.4|36.3|high||a
English Springer Spaniel|sporting|18.1|22.7|medium|Springer Spaniel|a
Field Spaniel|sporting|15.9|22.7|medium||a
Flat-Coated Retriever|sporting|27.2|31.8|high||a
German Shorthaired Pointer|sporting|20.4|31.8|high||a
German Wirehaired Pointer|sporting|22.7|31.8|high||a
Golden Retriever|sporting|24.9|34|high||a
Gordon Setter|sporting|20.4|36.3|high||a
Irish Red and White Setter|sporting|15.9|27.2|high||a
Irish Setter|sporting|27.2|31.8|high||a
Irish Water Spaniel|sporting|20.4|30.8|high||a
Labrador Retriever|sporting|24.9|36.3|high|Labrador,Lab|a
Lagotto Romagnolo|sporting|10.9|15.9|medium||a
Nederlandse Kooikerhondje|sporting|9.1|13.6|medium||a
Nova Scotia Duck Tolling Retriever|sporting|15.9|22.7|high|Toller|a
Pointer|sporting|20.4|34|high||a
Spinone Italiano|sporting|29|39|high||w
Sussex Spaniel|sporting|15.9|20.4|medium||a
Vizsla|sporting|20|27.2|high|Hungarian Vizsla|a
Weimaraner|sporting|24.9|40.8|high|Weim|a
Welsh Springer Spaniel|sporting|15.9|24.9|high||a
Wirehaired Pointing Griffon|sporting|15.9|31.8|high||a
Wirehaired Vizsla|sporting|20.4|29.5|high||a
Afghan Hound|hound|22.7|27.2|high||a
American English Coonhound|hound|20.4|29.5|high||a
American Foxhound|hound|27.2|31.8|high||a
Azawakh|hound|15|24.9|medium||a
Basenji|hound|10|10.9|high||a
Basset Hound|hound|18.1|29.5|low||a
Beagle|hound|5.9|13.6|high||a
Black and Tan Coonhound|hound|29.5|49.9|medium||a
Bloodhound|hound|36.3|49.9|medium||a
Bluetick Coonhound|hound|20.4|36.3|high||a
Borzoi|hound|27.2|47.6|high||a
Cirneco dell'Etna|hound|7.7|11.8|medium||a
Dachshund|hound|7.3|14.5|medium||w
English Foxhound|hound|27.2|34|high||a
Grand Basset Griffon Vendéen|hound|18.1|20.4|high||a
Greyhound|hound|27.2|31.8|high||a
Harrier|hound|20.4|27.2|high||a
Ibizan Hound|hound|20.4|22.7|high||a
Irish Wolfhound|hound|47.6|70|medium||w
Miniature Dachshund|hound|3.5|5|medium||k
Norwegian Elkhound|hound|21.8|24.9|medium||a
Otterhound|hound|36.3|52.2|medium||a
Petit Basset Griffon Vendéen|hound|11.3|18.1|high||a
Pharaoh Hound|hound|20.4|24.9|high||a
Plott Hound|hound|18.1|27.2|high||a
Portuguese Podengo|hound|15.9|29.9|high||a
Portuguese Podengo Pequeno|hound|4.1|5.9|high||a
Redbone Coonhound|hound|20.4|31.8|medium||a
Rhodesian Ridgeback|hound|31.8|38.6|medium||a
Saluki|hound|18.1|29.5|high||a
Scottish Deerhound|hound|34|49.9|medium|Deerhound|a
Sloughi|hound|15.9|22.7|medium||a
Treeing Walker Coonhound|hound|22.7|31.8|medium||a
Whippet|hound|11.3|18.1|medium||a
Akita|working|31.8|59|high||a
Alaskan Malamute|working|34|38.6|high||a
American Bulldog|working|27.2|45.4|high||a
Anatolian Shepherd Dog|working|36.3|68|medium||a
Bernese Mountain Dog|working|31.8|52.2|high||a
Black Russian Terrier|working|36.3|59|high||a
Boerboel|working|68|90.7|low||a
Boxer|working|22.7|36.3|high||w
Bullmastiff|working|45.4|59|high||a
Cane Corso|working|40|50|high||w
Caucasian Shepherd Dog|working|44.9|77.1|low||a
Chinook|working|22.7|40.8|high||a
Doberman Pinscher|working|27.2|45.4|high|Dobermann|a
Dogo Argentino|working|39.9|45.4|high||a
Dogue de Bordeaux|working|44.9|49.9|medium||a
German Pinscher|working|11.3|20.4|high||a
Giant Schnauzer|working|24.9|38.6|high||a
Great Dane|working|49.9|79.4|high|German Mastiff|a
Great Pyrenees|working|38.6|54.4|medium|Pyrenean Mountain Dog|e
Greater Swiss Mountain Dog|working|38.6|63.5|high||a
Komondor|working|36.3|45.4|medium||a
Kuvasz|working|31.8|52.2|medium||a
Leonberger|working|40.8|77.1|medium||a
Mastiff|working|54.4|104.3|medium|English Mastiff|a
Neapolitan Mastiff|working|49.9|68|medium||a
Newfoundland|working|45.4|68|medium||a
Portuguese Water Dog|working|15.9|27.2|high||a
Rottweiler|working|36.3|61.2|medium||a
Saint Bernard|working|54.4|81.6|medium|St Bernard|a
Samoyed|working|15.9|29.5|high||a
Siberian Husky|working|15.9|27.2|high||a
Standard Schnauzer|working|13.6|22.7|medium||a
Tibetan Mastiff|working|31.8|68|medium||a
Australian Cattle Dog|herding|15.9|22.7|high||a
Australian Kelpie|herding|14|20|high||e
Australian Shepherd|herding|18.1|29.5|high||a
Bearded Collie|herding|20.4|24.9|medium||a
Beauceron|herding|31.8|49.9|high||a
Belgian Laekenois|herding|24.9|29.5|high||a
Belgian Malinois|herding|18.1|36.3|high||a
Belgian Sheepdog|herding|20.4|34|high||a
Belgian Tervuren|herding|20.4|34|high||a
Bergamasco Sheepdog|herding|25.9|38.1|low||a
Berger Picard|herding|22.7|31.8|high||a
Border Collie|herding|13.6|24.9|high||a
Bouvier des Flandres|herding|31.8|49.9|high||a
Briard|herding|24.9|45.4|medium||a
Canaan Dog|herding|15.9|24.9|medium||a
Cardigan Welsh Corgi|herding|11.3|17.2|high||a
Catahoula Leopard Dog|herding|22.7|43.1|high||a
Collie|herding|22.7|34|medium|Rough Collie,Smooth Collie|a
Dutch Shepherd|herding|19.1|34|high||a
Entlebucher Mountain Dog|herding|18.1|29.5|high||a
Finnish Lapphund|herding|15|24|medium||a
German Shepherd Dog|herding|22.7|40.8|medium|Alsatian,German Shepherd|a
Icelandic Sheepdog|herding|11.3|13.6|high||a
Lancashire Heeler|herding|4.1|7.7|high||a
Miniature American Shepherd|herding|9.1|18.1|high||a
Mudi|herding|8.2|13.2|high||a
Norwegian Buhund|herding|11.8|18.1|high||a
Old English Sheepdog|herding|27.2|45.4|medium||a
Pembroke Welsh Corgi|herding|12.7|13.6|high|Corgi|a
Polish Lowland Sheepdog|herding|13.6|22.7|high||a
Puli|herding|11.3|15.9|medium||a
Pumi|herding|10|13.2|high||a
Pyrenean Shepherd|herding|6.8|13.6|high||a
Shetland Sheepdog|herding|6.8|11.3|medium|Sheltie|a
Spanish Water Dog|herding|14.1|22.2|high||a
Swedish Vallhund|herding|9.1|15.9|high||a
Aussiedoodle|designer|11|32|high||k
Bernedoodle|designer|23|41|medium||k
Cavachon|designer|5|9|medium||k
Cavapoo|designer|4|10|medium|Cavoodle|k
Chiweenie|designer|2.5|5.5|medium||k
Chorkie|designer|1.5|4.5|medium||k
Cockapoo|designer|5|13|high||k
Goldendoodle|designer|20|40|high||k
Jackapoo|designer|4|9|high||k
Labradoodle|designer|20|32|high||k
Maltipoo|designer|2|5|medium||k
Morkie|designer|2|6|medium||k
Pomsky|designer|7|14|high||k
Puggle|designer|7|14|medium||k
Schnoodle|designer|4|14|medium||k
Sheepadoodle|designer|25|39|medium||k
Shih-Poo|designer|3|8|medium||k
Springador|designer|20|35|high||k
Sprocker Spaniel|designer|14|20|high||k
Yorkipoo|designer|1.5|6.5|medium||k
Lurcher|mixed|12|32|medium|Sighthound cross|k
Mixed Breed (giant, over 40 kg)|mixed|40|70|low||k
Mixed Breed (large, 25-40 kg)|mixed|25|40|medium||k
Mixed Breed (medium, 10-25 kg)|mixed|10|25|medium||k
Mixed Breed (small, 5-10 kg)|mixed|5|10|medium||k
Mixed Breed (toy, under 5 kg)|mixed|2|5|medium||k
`;
