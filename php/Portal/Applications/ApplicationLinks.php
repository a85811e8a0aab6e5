<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Portal\Applications\DashboardPage\ApplicationRows;

/** Where an application's page leads; whole addresses. */
final class ApplicationLinks {

	public const DOWNLOAD = 'download';
	public const CSV      = 'csv';

	/**
	 * @param string $page   The application's own.
	 * @param string $change Empty where its answers cannot be changed.
	 * @param string $csv    Empty where there is nothing to download.
	 */
	public function __construct( private string $page, public readonly string $change, public readonly string $csv ) {}

	/** @param string $page The application's own. */
	public static function of( string $page, bool $canChange ): self {
		return new self(
			$page,
			$canChange ? add_query_arg( ApplicationRows::CHANGE, '1', $page ) : '',
			add_query_arg( self::DOWNLOAD, self::CSV, $page )
		);
	}

	/** Does not expire: it redirects whoever is logged in and may have the file to a fresh signed address. */
	public function file( string $id ): string {
		return add_query_arg( UploadLinks::ID, $id, $this->page );
	}
}
