<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Forms\Uploads\UploadLinks;
use Atoll\Portal\Applications\DashboardPage\ApplicationRows;

/** The links on an application's page, as absolute URLs. */
final class ApplicationLinks {

	public const DOWNLOAD = 'download';
	public const CSV      = 'csv';

	/**
	 * @param string $page   URL of the application's own page.
	 * @param string $change Empty if its answers cannot be changed.
	 * @param string $csv    Empty if there is nothing to download.
	 */
	public function __construct( private string $page, public readonly string $change, public readonly string $csv ) {}

	/** @param string $page URL of the application's own page. */
	public static function of( string $page, bool $canChange ): self {
		return new self(
			$page,
			$canChange ? add_query_arg( ApplicationRows::CHANGE, '1', $page ) : '',
			add_query_arg( self::DOWNLOAD, self::CSV, $page )
		);
	}

	/** Returns a file's URL. It does not expire: it redirects users who may have the file to a freshly signed URL. */
	public function file( string $id ): string {
		return add_query_arg( UploadLinks::ID, $id, $this->page );
	}
}
