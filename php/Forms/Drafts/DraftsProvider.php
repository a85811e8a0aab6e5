<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Drafts\Routes\ClaimDraft;
use Atoll\Forms\Drafts\Routes\LoadDraft;
use Atoll\Forms\Drafts\Routes\SendDraftLink;
use Atoll\Forms\Drafts\Storage\DraftExpiry;
use Atoll\Forms\Drafts\Storage\DraftsHealth;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\ServiceProvider;

/** Registers the services of drafts: forms that are saved and continued later. */
final class DraftsProvider extends ServiceProvider {

	public function services(): array {
		return array(
			DraftData::class => fn() => $this->services->make( DraftData::class, isByEmail: true ),
		);
	}

	public function members(): array {
		return array(
			HealthCheck::class => array( DraftsHealth::class ),
		);
	}

	public function routes(): array {
		return array(
			RestNamespaces::ATOLL => array(
				'/drafts/claim' => array( ClaimDraft::class ),
				'/drafts/link' => array( SendDraftLink::class ),
				'/drafts/load' => array( LoadDraft::class ),
			),
		);
	}

	public function jobs(): array {
		return array(
			'atoll_drafts_expire' => fn() => $this->get( DraftExpiry::class )->run(),
		);
	}
}
