<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

/** What a part of the form island (src/islands/form/parts) is told beside its form. */
interface IslandPartSettings {

	/**
	 * Pages are everybody's: no secret, nothing personal.
	 *
	 * @return array<string, string>|null Null where the site has no use for the part, so that it is not loaded.
	 */
	public function settings( int $formNumber ): ?array;
}
