<?php

declare( strict_types=1 );

namespace Atoll\Site;

/**
 * Lets browsers fetch the next page a moment before it is asked for, by WordPress' own speculation rules. Those are for
 * visitors alone, and leave out wp-login.php, wp-admin and every address with a query.
 */
final class SpeculationRules {

	/**
	 * Pages are prefetched, not prerendered: scripts that count visits or announce notifications run only once the page
	 * is opened. Hovering a link is reason enough to prefetch, since any page may come from a cache.
	 *
	 * @param array<string, string>|null $configuration Null where nothing is to be fetched ahead.
	 * @return array<string, string>|null
	 */
	public function configure( ?array $configuration ): ?array {
		return null === $configuration ? null : array(
			'mode'      => 'prefetch',
			'eagerness' => 'moderate',
		);
	}
}
