<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Platform\Islands\IslandPartSettings;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\SiteLanguage;

/** Settings of the form island's part `save`. */
final class DraftPart implements IslandPartSettings {

	public function settings( int $formNumber ): array {
		return array(
			'linkEndpoint' => SiteLanguage::inAddress( RestNamespaces::url( RestNamespaces::ATOLL, '/drafts/link' ) ),
		);
	}
}
