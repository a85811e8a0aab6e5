<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Forms\Entries\Belonging;
use Atoll\Forms\Uploads\Routes\IssueNonce;
use Atoll\Forms\Uploads\Routes\ReceiveUpload;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** From a chosen file to one that an entry has. */
final class UploadsProvider extends ServiceProvider {

	public function members(): array {
		return array(
			Belonging::class => array( EntryUploads::class ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->filter( 'site_status_tests', fn() => $this->get( StorageHealth::class )->add( ... ) );
	}

	public function routes(): array {
		return array(
			Namespaces::ATOLL => array(
				'/upload-nonce' => array( IssueNonce::class ),
				'/uploads' => array( ReceiveUpload::class ),
			),
		);
	}

	public function jobs(): array {
		return array(
			'atoll_uploads_clean' => fn() => $this->get( Cleaner::class )->run(),
		);
	}
}
