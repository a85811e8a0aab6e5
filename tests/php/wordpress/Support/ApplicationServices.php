<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use Atoll\Portal\Applications\Documents\DocumentRequests;
use Atoll\Portal\Applications\Documents\ReceivedDocuments;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Portal\Applications\Record\StaffNotes;
use Atoll\Portal\Applications\Record\StatusChange;

/** What the plugin reads and changes applications by. */
trait ApplicationServices {

	protected function records(): ApplicationRecordReader {
		return Inside::get( ApplicationRecordReader::class );
	}

	protected function documentRequests(): DocumentRequests {
		return Inside::get( DocumentRequests::class );
	}

	protected function receivedDocuments(): ReceivedDocuments {
		return Inside::get( ReceivedDocuments::class );
	}

	protected function statusChange(): StatusChange {
		return Inside::get( StatusChange::class );
	}

	protected function staffNotes(): StaffNotes {
		return Inside::get( StaffNotes::class );
	}
}
