<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor;

use Atoll\Forms\Drafts\Encryption\TextEncryption;

/**
 * Seals seeds with the site's key for drafts. When that key changes, each login seals its seed with the new one. The
 * people of a network are the same on all its sites, so that the key is its main site's.
 */
final class SeedEncryption {

	public function __construct( private TextEncryption $texts ) {}

	/** @param string $context What it belongs to; it opens in no other context. */
	public function seal( string $text, string $context ): string {
		return $this->onMainSite( fn(): string => $this->texts->seal( $text, $context ) );
	}

	/** Null when it was changed, moved, or sealed by a key that the site no longer has. */
	public function open( string $sealed, string $context ): ?string {
		return $this->onMainSite( fn(): ?string => $this->texts->open( $sealed, $context ) );
	}

	/**
	 * @template T
	 * @param \Closure(): T $work
	 * @return T
	 */
	private function onMainSite( \Closure $work ): mixed {
		if ( ! is_multisite() ) {
			return $work();
		}
		switch_to_blog( get_main_site_id() );
		try {
			return $work();
		} finally {
			restore_current_blog();
		}
	}
}
