<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

/** A seed that is shown so that an app takes it over, and not yet in use. */
final class SeedOffer {

	/**
	 * @param string $seed   Bytes.
	 * @param string $sealed For the form that confirms it.
	 */
	public function __construct( public readonly string $seed, public readonly string $sealed ) {}
}
