<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\Formats\Text;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Errors\BadRequest;

/** Cleans and limits texts about an application before they are stored: typed text becomes plain text. */
final class HistoryTexts {

	/** Maximum lengths in code points. */
	private const MAX_LINE  = 150;
	private const MAX_LINES = 3000;

	/** Returns a single line. @throws BadRequest When the text is empty or too long. */
	public static function line( string $typed ): string {
		$text = Text::trimmed( Text::printable( (string) preg_replace( '~\s+~u', ' ', self::unicode( $typed ) ) ) );
		return self::limited( '' === $text ? throw self::missing() : $text, self::MAX_LINE );
	}

	/** Returns text with line feeds; may be empty. @throws BadRequest When it is too long. */
	public static function lines( string $typed ): string {
		$text = Text::trimmed( Text::printable( Text::lines( self::unicode( $typed ) ) ) );
		return self::limited( $text, self::MAX_LINES );
	}

	/** Returns text with line feeds. @throws BadRequest When it is empty or too long. */
	public static function requiredLines( string $typed ): string {
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

	private static function limited( string $text, int $maxLength ): string {
		if ( (int) preg_match_all( '~.~us', $text ) <= $maxLength ) {
			return $text;
		}
		throw new BadRequest(
			'atoll_text_too_long',
			/* translators: %d: number of characters. */
			sprintf( __( 'This is too long. Please use no more than %d characters.', 'atoll' ), $maxLength ),
			422
		);
	}

	private static function missing(): BadRequest {
		return new BadRequest(
			'atoll_text_missing',
			__( 'Please write a note or message first.', 'atoll' ),
			422
		);
	}

	/** Returns the sentence for an entry that was moved to a status. */
	public static function ofMove( string $status ): string {
		return match ( $status ) {
			Entry::SPAM  => __( 'Marked as spam.', 'atoll' ),
			Entry::TRASH => __( 'Moved to the trash.', 'atoll' ),
			default      => __( 'Taken back among the active entries.', 'atoll' ),
		};
	}
}
