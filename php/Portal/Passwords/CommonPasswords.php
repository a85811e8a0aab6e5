<?php

declare( strict_types=1 );

namespace Atoll\Portal\Passwords;

/**
 * Words that people who guess passwords try first: the top of leaked password lists, and words that Australians add.
 */
final class CommonPasswords {

	private const WORDS = 'password passwort passw0rd passcode passphrase letmein welcome iloveyou ilove trustno sunshine princess
		football baseball basketball cricket footy rugby soccer hockey tennis monkey dragon shadow master superman batman spiderman
		starwars pokemon minecraft computer internet samsung google facebook whatever charlie michael michelle jessica jennifer
		jordan ashley daniel thomas andrew joshua matthew anthony william hunter george robert james david maggie ginger buster
		tigger pepper cookie cheese chocolate banana orange summer winter spring autumn flower purple silver golden secret killer
		freedom forever hello freund access admin administrator login logon guest test default changeme master qazwsx lovely angel
		baby love blessed family friend mother father sister brother money mustang ferrari porsche harley yamaha phoenix thunder
		liverpool chelsea arsenal collingwood essendon carlton richmond geelong hawthorn broncos rabbitohs australia aussie sydney
		melbourne brisbane perth adelaide hobart darwin canberra newcastle tasmania victoria queensland january february march april
		june july august september october november december monday tuesday wednesday thursday friday saturday sunday finance
		mortgage homeloan loan bank broker house home client customer portal account user pass word';

	/** @return list<string> Lower case, longest first. */
	public function all(): array {
		$words = preg_split( '/\s+/', self::WORDS ) ?: array();
		usort( $words, static fn( string $one, string $other ) => strlen( $other ) <=> strlen( $one ) );
		return $words;
	}
}
