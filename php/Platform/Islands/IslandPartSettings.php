<?php

declare( strict_types=1 );

namespace Atoll\Platform\Islands;

/** Settings for a part of the form island (src/islands/form/parts), in addition to its form. */
interface IslandPartSettings {

	/**
	 * Pages are the same for everybody, so never returns secrets or personal data.
	 *
	 * @return array<string, string>|null Null if the site does not use the part, so that it is not loaded.
	 */
	public function settings( int $formNumber ): ?array;
}
