<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Forms\Definitions\ContractInLanguage;
use Atoll\Forms\Entries\Changes\CascadeDelete;
use Atoll\Forms\Uploads\Entries\ReleaseEntryFiles;
use Atoll\Forms\Uploads\Receiving\UploadCheck;
use Atoll\Forms\Uploads\Routes\IssueNonce;
use Atoll\Forms\Uploads\Routes\ReceiveUpload;
use Atoll\Forms\Uploads\Storage\StorageHealth;
use Atoll\Forms\Uploads\Storage\UploadCleanup;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\ServiceProvider;

/** Registers everything that takes a file from the file field to an entry. */
final class UploadsProvider extends ServiceProvider {

	/** Action of admin-post.php that downloads a file of an entry. */
	public const DOWNLOAD = 'atoll_file';

	public function services(): array {
		return array(
			UploadCheck::class => fn() => new UploadCheck( fn() => $this->get( ContractInLanguage::class )->now() ),
		);
	}

	public function members(): array {
		return array(
			HealthCheck::class => array( StorageHealth::class ),
			CascadeDelete::class => array( ReleaseEntryFiles::class ),
		);
	}

	public function routes(): array {
		return array(
			RestNamespaces::ATOLL => array(
				'/upload-nonce' => array( IssueNonce::class ),
				'/uploads' => array( ReceiveUpload::class ),
			),
		);
	}

	public function jobs(): array {
		return array(
			'atoll_uploads_clean' => fn() => $this->get( UploadCleanup::class )->run(),
		);
	}
}
