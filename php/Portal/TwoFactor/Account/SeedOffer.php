<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

/** A seed shown to the user to set up an app, not in use yet. */
final class SeedOffer {

	/**
	 * @param string $seed   Bytes.
	 * @param string $sealed Sealed seed, for the form that confirms it.
	 */
	public function __construct( public readonly string $seed, public readonly string $sealed ) {}
}
