<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Contract;

/** What nobody means as an answer. Markup of ours is named atollx, so that it is found wherever it came alive. */
final class HostileAnswers {

	/** @return array<string, string|array<mixed>> */
	public static function all(): array {
		return array(
			'an element'               => '"\'><atollx onclick="alert(1)" atollx="1">atollx</atollx><img src=x onerror=alert(1) atollx=1>',
			'ends of elements'         => '<!-- wp:html --></textarea></title></script></style></option></td>--><atollx>',
			'an entity'                => '&lt;atollx&gt; &amp; &#60;atollx&#62;',
			'an address of a script'   => 'javascript:alert(1)//" atollx="',
			'a formula'                => "=cmd|'/C calc'!A0",
			'a formula after a tab'    => "\t=1+1",
			'a formula after a line'   => "\n=1+1",
			'a formula in full width'  => '＝1+1',
			'a shortcode'              => '[caption width="99" caption="atollx"]<img>[/caption] [audio src="http://127.0.0.1/atollx.mp3"]',
			'merge tags'               => '{all_fields} {admin_email} {form_title} {Question:2} {:1} ../../wp-config.php',
			'a header'                 => "😀𠮷%0d%0a\r\nBcc: everybody@example.com\r\n\r\nbody",
			'wildcards'                => "%' OR 1=1; -- _ \\' \\\\ %s %1\$s %d",
			'an object'                => 'O:8:"stdClass":0:{} {"a":"\u0000"}',
			'a text that turns'        => "Jo \u{202E}eel\u{2066} \u{200F}",
			'a null byte'              => "Jo\0<atollx>\0",
			'controls'                 => "Jo\x01\x08\x0B\x0C\x1B[31m\x7F\u{85}\u{2028}\u{FEFF}",
			'bytes that are no text'   => "Jo\xFF\xFE\xC0\x80",
			'half of a surrogate pair' => "Jo\xED\xA0\x80",
			'a flood'                  => str_repeat( 'é<', 50000 ),
			'a list'                   => array( '<atollx>', '=1+1', array( '<atollx>' ) ),
			'a deep list'              => self::nested( 40 ),
		);
	}

	/** @return array<mixed> */
	private static function nested( int $depth ): array {
		$list = array( '<atollx>' );
		for ( $i = 1; $i < $depth; $i++ ) {
			$list = array( $list );
		}
		return $list;
	}
}
