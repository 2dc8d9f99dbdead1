/** The passwords of eight characters and more that attackers try first; lower case. */
const COMMON = new Set(
  (
    '00000000 11111111 111222333 11223344 112233445566 12121212 123123123 123321123 12341234 12344321 ' +
    '12345678 123456789 1234567890 1234567891 123456789a 12345678a 123456abc 1234qwer 147258369 1passwor ' +
    '1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 21122112 22222222 33333333 44444444 51505150 ' +
    '55555555 66666666 69696969 77777777 87654320 87654321 88888888 98765432 987654321 987654321a ' +
    '99999999 a12345678 a123456789 aa123456 aaaaaaaa aardvark abc12345 abc123456 abcd1234 abcdefgh ' +
    'access14 admin123 admin1234 admin12345 administrator airborne airforce airplane alexande alexandr ' +
    'american anderson asdf1234 asdfasdf asdfghjk asdfghjkl atlantis babydoll babygirl babylon5 baseball ' +
    'baseball1 basketba benjamin bigboobs bigdaddy billybob birthday blink182 blizzard bluebird bluemoon ' +
    'bobafett bollocks bowlful1 bowlful12 bowlful123 brooklyn buckeyes budlight bulldogs bullshit ' +
    'business butterfl butterfly butthead cadillac campbell cardinal carolina caroline catfood1 ' +
    'catrecipes cavalier champion chandler changeit changeme changeme1 changeme123 charlie1 charlie123 ' +
    'charlott cherokee chevelle cheyenne chocolat chocolate christia christin christop clifford clitoris ' +
    'cocacola colorado computer computer1 concrete corvette courtney creampie creative danielle darkness ' +
    'darkside darkstar december default1 deftones devildog diamonds dickhead dietcoke dogfood1 dogrecipes ' +
    'dolphins dragon123 drowssap drpepper einstein electric elephant elizabet elizabeth engineer enterpri ' +
    'explorer facebook1 fireball florence football football1 franklin fredfred freedom1 freepass freeuser ' +
    'frontier garfield geronimo godzilla goldberg goldfish google123 greenday guinness hamilton hannibal ' +
    'hardcore harrison hellfire hello123 hercules highland hollywoo hotstuff icecream iloveyou iloveyou1 ' +
    'iloveyou2 infinity internet internet1 isabelle japanese jennifer jessica1 jonathan jordan123 ' +
    'jordan23 juventus kathleen kawasaki kimberly lacrosse lasvegas lawrence lesbians letmein1 letmein123 ' +
    'letmein1234 letmein2 lifehack liverpoo liverpool logitech lonewolf longhorn lovelove loverboy ' +
    'marathon margaret marlboro marshall maryjane master123 maverick mercedes metallic metallica michael1 ' +
    'michael123 michelle michigan microsoft midnight mistress mitchell mongoose monkey123 montreal ' +
    'morpheus morrison mountain musicman mustang1 ncc1701d ncc1701e nicholas nintendo november p@$$w0rd ' +
    'p@ssw0rd p@ssword pa$$word pakistan panthers paradise passport passw0rd passw0rd1 password password1 ' +
    'password12 password123 password1234 patricia patriots pavilion pearljam platinum pokemon123 poohbear ' +
    'precious predator presario princess princess1 pussycat q123456789 q1w2e3r4 q1w2e3r4t5 qazwsxedc ' +
    'qweasdzxc qwer1234 qwerty12 qwerty123 qwerty123456 qwertyui qwertyuiop raistlin redskins redwings ' +
    'remember renegade rockstar rolltide rush2112 samantha savannah scarface scorpion scotland security ' +
    'seminole semperfi serenity shadow123 shamrock sherlock simpsons skywalke slipknot snickers snowball ' +
    'softball spanking spiderma spitfire srinivas stallion standard stardust stargate startrek starwars ' +
    'starwars1 steelers stephani sterling stingray stocking stonecol sundance sunshine sunshine1 superfly ' +
    'superman superman1 sweetpea swimming swordfis tarheels testtest thailand thuglife tottenha trombone ' +
    'trustno1 trustno11 ultimate valentin vanhalen veronica victoria virginia warcraft waterloo welcome1 ' +
    'welcome123 westside wetpussy whatever whatever1 wildcats williams wolfgang wolfpack wolverin ' +
    'wordpass wrangler wrinkle1 xxxxxxxx yankees1 zaq12wsx zaq1zaq1 zeppelin zxcvbnm1 '
  )
    .trim()
    .split(' '),
);

/** Below this length, digits and symbols around a common word add no strength. */
const SAFE_LENGTH = 15;

/** One repeated character, or a sequence: 'aaaaaaaa', '23456789', 'hgfedcba'. */
function isRow(text: string): boolean {
  const steps = new Set(
    [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index)),
  );
  const [step = 2] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

/** True for a common password in any case, also with digits and symbols around it. */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  if (COMMON.has(small) || isRow(small)) return true;
  const core = small.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  return small.length < SAFE_LENGTH && COMMON.has(core);
}
