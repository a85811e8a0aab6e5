<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Drafts\PersonsDrafts;
use Atoll\Entries\EntryAnswers;
use Atoll\Entries\Retention\Retention;
use Atoll\Entries\Retention\RetentionHealth;
use Atoll\Forms\Display;
use Atoll\PersonalData\AccessData;
use Atoll\PersonalData\Answered;
use Atoll\PersonalData\ApplicationData;
use Atoll\PersonalData\DraftData;
use Atoll\PersonalData\EntryData;
use Atoll\PersonalData\EntryRecords;
use Atoll\PersonalData\MailData;
use Atoll\PersonalData\OtherCompanies;
use Atoll\PersonalData\PersonsEntries;
use Atoll\PersonalData\PolicyText;
use Atoll\Privacy\PrivacyTools;
use Atoll\Privacy\Source;
use Atoll\Settings\Settings;

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
