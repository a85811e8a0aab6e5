<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\PersonalData;

use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\AnswersByQuestion;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\PersonalDataGroup;
use Atoll\Platform\Privacy\PersonalDataItem;
use Atoll\Platform\SiteDateFormat;
use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Applications\Record\ApplicationRecordReader;
use Atoll\Portal\Applications\Record\HistoryEvent;

/**
 * All stored data about an entry that its sender may see: answers, status, names of documents, public history, and the
 * emails that they got about it.
 */
final class EntryRecords {

	public function __construct(
		private FormRepository $forms,
		private AnswersByQuestion $answersByQuestion,
		private MailRepository $mails,
		private ApplicationRecordReader $applicationRecords
	) {}

	/**
	 * @param list<Entry> $entries
	 * @param string      $title   Title of each entry, with `%d` for its number.
	 * @return iterable<PersonalDataGroup>
	 */
	public function all( array $entries, DataSubject $subject, string $title ): iterable {
		$recordOf = $this->applicationRecords->all(
			array_map( static fn( Entry $entry ): int => $entry->id, $entries )
		);
		foreach ( $entries as $entry ) {
			yield $this->group( $entry, $recordOf[ $entry->id ], $subject, $title );
		}
	}

	private function group(
		Entry $entry,
		ApplicationRecord $record,
		DataSubject $subject,
		string $title
	): PersonalDataGroup {
		$form  = $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion );
		$title = sprintf( $title, $entry->id );
		return new PersonalDataGroup(
			(string) $entry->id,
			null === $form ? $title : "{$title}: {$form->title()}",
			array(
				// WordPress' report prints no titles.
				...( null === $form
					? array()
					: array( new PersonalDataItem( __( 'Form', 'atoll' ), $form->title() ) ) ),
				new PersonalDataItem( __( 'Sent', 'atoll' ), SiteDateFormat::ofUtc( $entry->dateCreated ) ),
				new PersonalDataItem( __( 'Changed', 'atoll' ), SiteDateFormat::ofUtc( $entry->dateUpdated ) ),
				new PersonalDataItem( __( 'Status', 'atoll' ), $record->status->title ),
				...$this->answersByQuestion->items( $form, $entry ),
				...array_map( $this->document( ... ), $record->requests ),
				...array_map( $this->event( ... ), $record->publicEvents() ),
				...$this->mails( $entry, $subject ),
				...$this->sender( $entry ),
			)
		);
	}

	private function document( DocumentRequest $request ): PersonalDataItem {
		$files = implode( "\n", array_map( static fn( FileAnswer $file ): string => $file->name, $request->files ) );
		return new PersonalDataItem(
			/* translators: %s: a document, such as "Two recent payslips". */
			sprintf( __( 'Document: %s', 'atoll' ), $request->title ),
			'' === $files ? SiteDateFormat::ofUtc( $request->dateRequested ) : $files
		);
	}

	private function event( HistoryEvent $event ): PersonalDataItem {
		return new PersonalDataItem(
			/* translators: %s: date and time. */
			sprintf( __( 'History, %s', 'atoll' ), SiteDateFormat::ofUtc( $event->date ) ),
			$event->sentence
		);
	}

	/** @return list<PersonalDataItem> Emails to the person only; they may not read emails to staff. */
	private function mails( Entry $entry, DataSubject $subject ): array {
		$mailToThem = array_filter(
			$this->mails->ofEntry( $entry->id ),
			static fn( QueuedMail $mail ): bool => $mail->message->isTo( $subject->email, $subject->userId )
		);
		return array_values(
			array_map(
				static fn( QueuedMail $mail ): PersonalDataItem => new PersonalDataItem(
					/* translators: %s: date and time. */
					sprintf( __( 'Email to you, %s', 'atoll' ), SiteDateFormat::ofUtc( $mail->dateCreated ) ),
					$mail->message->subject
				),
				$mailToThem
			)
		);
	}

	/** @return list<PersonalDataItem> Data stored along with the answers. */
	private function sender( Entry $entry ): array {
		$facts = array(
			__( 'Sent from the page', 'atoll' ) => $entry->sourceUrl,
			__( 'IP address', 'atoll' )         => $entry->ip,
			__( 'Browser', 'atoll' )            => $entry->userAgent,
		);
		return array_map(
			static fn( string $name, string $value ): PersonalDataItem => new PersonalDataItem( $name, $value ),
			array_keys( array_filter( $facts ) ),
			array_filter( $facts )
		);
	}
}
