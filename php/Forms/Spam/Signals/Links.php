<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\Reason;
use Atoll\Forms\Spam\Signal;
use Atoll\Forms\Spam\Suspect;

/** Addresses in what was written, and links in the code of web pages or forums, which people do not type into a form. */
final class Links implements Signal {

	private const CODE    = '~<a\s[^>]*href|\[url[=\]]|\[link=~i';
	private const ADDRESS = '~(?:https?://|www\.)\S~i';

	/** Addresses => what that weighs; the most first. */
	private const WEIGHTS = array( 8 => 4, 3 => 2 );

	public function reason( Suspect $suspect ): ?Reason {
		$text = $suspect->said->content . "\n" . $suspect->said->name;
		if ( 1 === preg_match( self::CODE, $text ) ) {
			return new Reason( 'link_code', 5, __( 'It holds links in the code of web pages or forums.', 'atoll' ) );
		}
		$links = (int) preg_match_all( self::ADDRESS, $text );
		foreach ( self::WEIGHTS as $least => $points ) {
			if ( $links >= $least ) {
				/* translators: %d: number of links. */
				return new Reason( 'links', $points, sprintf( __( 'It holds %d links.', 'atoll' ), $links ) );
			}
		}
		return null;
	}
}
