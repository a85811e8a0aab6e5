<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Access\MainSite;

/**
 * Encrypts seeds with the site's key. After that key changes, each login seals its seed with the new one. A network's
 * sites share their users, so the key is that of its main site.
 */
final class SeedEncryption {

	public function __construct( private TextEncryption $texts ) {}

	/** @param string $context What the text belongs to; it opens in no other context. */
	public function seal( string $text, string $context ): string {
		return MainSite::run( fn(): string => $this->texts->seal( $text, $context ) );
	}

	/** Returns null if the text was changed, moved, or sealed with a key that the site no longer has. */
	public function open( string $sealed, string $context ): ?string {
		return MainSite::run( fn(): ?string => $this->texts->open( $sealed, $context ) );
	}
}
