<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\Formats\Text;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Errors\BadRequest;

/** What is written about an application, as it is kept: what people type is plain text within limits. */
final class HistoryTexts {

	/** Code points. */
	private const MAX_LINE  = 150;
	private const MAX_LINES = 3000;

	/** @throws BadRequest When there is nothing, or too much. */
	public static function line( string $typed ): string {
		$text = Text::trimmed( Text::printable( (string) preg_replace( '~\s+~u', ' ', self::unicode( $typed ) ) ) );
		return self::limited( '' === $text ? throw self::missing() : $text, self::MAX_LINE );
	}

	/** May be empty. @throws BadRequest When it is too much. */
	public static function lines( string $typed ): string {
		$text = Text::trimmed( Text::printable( Text::lines( self::unicode( $typed ) ) ) );
		return self::limited( $text, self::MAX_LINES );
	}

	/** @throws BadRequest When there is nothing, or too much. */
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
			__( 'There is nothing in it yet. Please write something first.', 'atoll' ),
			422
		);
	}

	/** What the history says of an entry that was moved. */
	public static function ofMove( string $status ): string {
		return match ( $status ) {
			Entry::SPAM  => __( 'Marked as spam.', 'atoll' ),
			Entry::TRASH => __( 'Moved to the trash.', 'atoll' ),
			default      => __( 'Taken back among the active entries.', 'atoll' ),
		};
	}
}
