<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Platform\Islands\IslandPartSettings;

/** What the island's `save` part is told. */
final class DraftPart implements IslandPartSettings {

	public function settings( int $formNumber ): array {
		return array( 'linkEndpoint' => rest_url( 's1t2/v1/drafts/link' ) );
	}
}
