<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;

/**
 * URLs in the answers, and links in HTML or forum code, which people do not type into a form.
 */
final class LinksSignal implements SpamSignal {

	private const CODE    = '~<a\s[^>]*href|\[url[=\]]|\[link=~i';
	private const ADDRESS = '~(?:https?://|www\.)\S~i';

	/** Number of URLs => points; the highest number first. */
	private const WEIGHTS = array( 8 => 4, 3 => 2 );

	public function reason( SpamContext $context ): ?SpamReason {
		$text = $context->texts->content . "\n" . $context->texts->name;
		if ( 1 === preg_match( self::CODE, $text ) ) {
			return new SpamReason(
				'link_code',
				5,
				__( 'It holds links in the code of web pages or forums.', 'atoll' )
			);
		}
		$links = (int) preg_match_all( self::ADDRESS, $text );
		foreach ( self::WEIGHTS as $minimum => $points ) {
			if ( $links >= $minimum ) {
				/* translators: %d: number of links. */
				return new SpamReason( 'links', $points, sprintf( __( 'It contains %d links.', 'atoll' ), $links ) );
			}
		}
		return null;
	}
}
