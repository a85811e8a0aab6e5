<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\Formats\Text;
use Atoll\Platform\Errors\BadRequest;

/** What is written about an application, as it is kept: what people type is plain text within limits. */
final class HistoryTexts {

	/** Code points. */
	private const LINE  = 150;
	private const LINES = 3000;

	/** @throws BadRequest When there is nothing, or too much. */
	public static function line( string $typed ): string {
		$text = Text::trimmed( Text::printable( (string) preg_replace( '~\s+~u', ' ', self::unicode( $typed ) ) ) );
		return self::within( '' === $text ? throw self::missing() : $text, self::LINE );
	}

	/** May be empty. @throws BadRequest When it is too much. */
	public static function lines( string $typed ): string {
		return self::within( Text::trimmed( Text::printable( Text::lines( self::unicode( $typed ) ) ) ), self::LINES );
	}

	/** @throws BadRequest When there is nothing, or too much. */
	public static function some( string $typed ): string {
		$text = self::lines( $typed );
		return '' === $text ? throw self::missing() : $text;
	}

	private static function unicode( string $typed ): string {
		return Text::isUnicode( $typed )
			? $typed
			: throw new BadRequest(
				'atoll_text_unreadable',
				__( 'This text cannot be read. Please type it again.', 'atoll' )
			);
	}

	private static function within( string $text, int $most ): string {
		if ( (int) preg_match_all( '~.~us', $text ) <= $most ) {
			return $text;
		}
		throw new BadRequest(
			'atoll_text_too_long',
			/* translators: %d: number of characters. */
			sprintf( __( 'This is too long. Please use no more than %d characters.', 'atoll' ), $most ),
			422
		);
	}

	private static function missing(): BadRequest {
		return new BadRequest(
			'atoll_text_missing',
			__( 'There is nothing in it yet. Please write something first.', 'atoll' ),
			422
		);
	}

	/** What the history says of an entry that was moved. */
	public static function ofMove( string $place ): string {
		return match ( $place ) {
			'spam'  => __( 'Marked as spam.', 'atoll' ),
			'trash' => __( 'Moved to the trash.', 'atoll' ),
			default => __( 'Taken back among the active entries.', 'atoll' ),
		};
	}
}
