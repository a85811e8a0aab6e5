<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

use Atoll\Cases\CaseFile;
use Atoll\Cases\Cases;
use Atoll\Cases\DocumentRequest;
use Atoll\Cases\Event;
use Atoll\Entries\Entry;
use Atoll\Entries\EntryCriteria;
use Atoll\Entries\EntryRepository;
use Atoll\Forms\FileAnswer;
use Atoll\FormStore\FormRepository;
use Atoll\Mail\Mail;
use Atoll\Mail\MailRepository;
use Atoll\Moment;
use Atoll\Privacy\Fact;
use Atoll\Privacy\Person;
use Atoll\Privacy\Record;
use Atoll\Privacy\Source;

/** A client's applications: their answers, how each stands, its documents' names, its history as far as it is theirs to read, and the mail they got about it. */
final class ApplicationData implements Source {

	/** Read at once. */
	private const BATCH = 50;

	public function __construct( private EntryRepository $entries, private FormRepository $forms, private Answered $answered, private Cases $cases, private MailRepository $mails ) {}

	public function name(): string {
		return 'atoll-applications';
	}

	public function title(): string {
		return __( 'Applications', 'atoll' );
	}

	public function of( Person $person ): iterable {
		for ( $from = 0; ; $from += self::BATCH ) {
			$entries = $this->entries->list( EntryCriteria::ofOwner( $person->userId, self::BATCH, $from ) );
			$cases   = $this->cases->all( array_map( static fn( Entry $entry ): int => $entry->id, $entries ) );
			foreach ( $entries as $entry ) {
				yield $this->record( $entry, $cases[ $entry->id ], $person );
			}
			if ( count( $entries ) < self::BATCH ) {
				return;
			}
		}
	}

	private function record( Entry $entry, CaseFile $case, Person $person ): Record {
		$form = $this->forms->findAny( $entry->formNumber )?->form;
		/* translators: %d: number of an application. */
		$title = sprintf( __( 'Application %d', 'atoll' ), $entry->id );
		return new Record(
			(string) $entry->id,
			null === $form ? $title : "{$title}: {$form->title()}",
			array(
				new Fact( __( 'Sent', 'atoll' ), Moment::ofUtc( $entry->dateCreated ) ),
				new Fact( __( 'Changed', 'atoll' ), Moment::ofUtc( $entry->dateUpdated ) ),
				new Fact( __( 'Status', 'atoll' ), $case->status->title ),
				...$this->answered->of( $form, $entry ),
				...array_map( $this->document( ... ), $case->requests ),
				...array_map( $this->event( ... ), $case->publicEvents() ),
				...$this->mails( $entry, $person ),
			)
		);
	}

	private function document( DocumentRequest $request ): Fact {
		$files = implode( "\n", array_map( static fn( FileAnswer $file ): string => $file->name, $request->files ) );
		return new Fact(
			/* translators: %s: a document, such as "Two recent payslips". */
			sprintf( __( 'Document: %s', 'atoll' ), $request->title ),
			'' === $files ? Moment::ofUtc( $request->dateRequested ) : $files
		);
	}

	private function event( Event $event ): Fact {
		/* translators: %s: date and time. */
		return new Fact( sprintf( __( 'History, %s', 'atoll' ), Moment::ofUtc( $event->date ) ), $event->sentence );
	}

	/** @return list<Fact> Those to the client; what the broker's people got is not about them to read. */
	private function mails( Entry $entry, Person $person ): array {
		$own = array_filter( $this->mails->ofEntry( $entry->id ), static fn( Mail $mail ): bool => in_array( strtolower( $person->email ), array_map( 'strtolower', $mail->message->to ), true ) );
		/* translators: %s: date and time. */
		return array_values( array_map( static fn( Mail $mail ): Fact => new Fact( sprintf( __( 'Mail to you, %s', 'atoll' ), Moment::ofUtc( $mail->dateCreated ) ), $mail->message->subject ), $own ) );
	}
}
