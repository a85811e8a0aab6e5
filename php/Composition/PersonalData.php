<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\PersonalData\AccessData;
use Atoll\Admin\PersonalData\Answered;
use Atoll\Admin\PersonalData\ApplicationData;
use Atoll\Admin\PersonalData\DraftData;
use Atoll\Admin\PersonalData\EntryData;
use Atoll\Admin\PersonalData\EntryRecords;
use Atoll\Admin\PersonalData\MailData;
use Atoll\Admin\PersonalData\OtherCompanies;
use Atoll\Admin\PersonalData\PersonsEntries;
use Atoll\Admin\PersonalData\PolicyText;
use Atoll\Engine\Display;
use Atoll\Forms\Drafts\PersonsDrafts;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Forms\Entries\Retention\Retention;
use Atoll\Forms\Entries\Retention\RetentionHealth;
use Atoll\Platform\Privacy\PrivacyTools;
use Atoll\Platform\Privacy\Source;
use Atoll\Platform\Settings\Settings;

/** What is kept about people: told, forgotten when they ask, and forgotten in time. */
final class PersonalData extends Area {

	private Answered $answered;
	private EntryRecords $records;

	public function __construct( private Forms $forms, private Storage $storage, private Mailing $mailing, private Casework $casework, private PersonsDrafts $drafts, Uploading $uploading, private EntryKeeping $keeping, private Settings $settings ) {
		$this->answered = new Answered( new EntryAnswers( new Display( $forms->shapes ), $forms->versions ), $uploading->uploads, new Display( $forms->shapes ) );
		$this->records  = new EntryRecords( $forms->repository, $this->answered, $mailing->mails );
	}

	public function modules(): array {
		$forms = $this->forms->repository;
		return array(
			new PrivacyTools(
				array(
					new EntryData( new PersonsEntries( $this->storage->entries ), $this->records, $this->casework->cases, $this->keeping->desk, $forms ),
					new DraftData( $this->drafts, $forms, $this->answered, true ),
					new MailData( $this->mailing->mails ),
					new AccessData( $this->storage->accesses ),
				)
			),
			new PolicyText( $forms, ( new OtherCompanies( $this->settings ) )->sentences( ... ) ),
			new RetentionHealth( $forms ),
		);
	}

	public function jobs(): array {
		return array(
			'atoll_retention' => fn() => ( new Retention( $this->forms->repository, $this->keeping->purge, time( ... ) ) )->run(),
		);
	}

	/** @return list<Source> What clients may take along: what they sent and saved while they were logged in. */
	public function ofClients(): array {
		return array(
			new ApplicationData( $this->storage->entries, $this->records, $this->casework->cases ),
			new DraftData( $this->drafts, $this->forms->repository, $this->answered, false ),
		);
	}
}
