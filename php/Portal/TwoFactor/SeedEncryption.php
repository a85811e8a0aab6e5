<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Access\MainSite;

/**
 * Seals seeds with the site's key. When that key changes, each login seals its seed with the new one. The people of a
 * network are the same on all its sites, so that the key is its main site's.
 */
final class SeedEncryption {

	public function __construct( private TextEncryption $texts ) {}

	/** @param string $context What it belongs to; it opens in no other context. */
	public function seal( string $text, string $context ): string {
		return MainSite::run( fn(): string => $this->texts->seal( $text, $context ) );
	}

	/** Null when it was changed, moved, or sealed by a key that the site no longer has. */
	public function open( string $sealed, string $context ): ?string {
		return MainSite::run( fn(): ?string => $this->texts->open( $sealed, $context ) );
	}
}
