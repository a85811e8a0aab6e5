<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\AdminPages;
use Atoll\Admin\EntriesPage;
use Atoll\Admin\EntryFields;
use Atoll\Admin\EntryMail;
use Atoll\Forms\Display;

/** Screens in wp-admin. */
final class Screens extends Area {

	public function __construct( private Forms $forms, private Storage $storage, private Mailing $mailing, private Uploading $uploading, private SiteSettings $settings ) {}

	public function modules(): array {
		return array( new AdminPages( $this->entries( ... ), $this->settings->page( ... ) ) );
	}

	private function entries(): EntriesPage {
		return new EntriesPage( $this->storage->entries, new EntryFields( $this->forms->repository, new Display( $this->forms->shapes ) ), new EntryMail( $this->mailing->mails ), $this->uploading->entryFiles );
	}
}
