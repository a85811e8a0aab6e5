<?php

declare( strict_types=1 );

namespace Atoll\Admin\PersonalData;

use Atoll\Engine\FileAnswer;
use Atoll\Forms\Definitions\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\Mail;
use Atoll\Forms\Mail\MailRepository;
use Atoll\Platform\Moment;
use Atoll\Platform\Privacy\Fact;
use Atoll\Platform\Privacy\Person;
use Atoll\Platform\Privacy\Record;
use Atoll\Portal\Cases\CaseFile;
use Atoll\Portal\Cases\DocumentRequest;
use Atoll\Portal\Cases\Event;

/** All that is kept about an entry and is its sender's to know: answers, how it stands, its documents' names, its public history, and the mail that they got about it. */
final class EntryRecords {

	public function __construct( private FormRepository $forms, private Answered $answered, private MailRepository $mails ) {}

	/** @param string $title With `%d` for its number. */
	public function of( Entry $entry, CaseFile $case, Person $person, string $title ): Record {
		$form  = $this->forms->findVersion( $entry->formNumber, $entry->formVersion );
		$title = sprintf( $title, $entry->id );
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
				...$this->sender( $entry ),
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

	/** @return list<Fact> Those to the person; what the broker's people got is not about them to read. */
	private function mails( Entry $entry, Person $person ): array {
		$own = array_filter( $this->mails->ofEntry( $entry->id ), static fn( Mail $mail ): bool => in_array( strtolower( $person->email ), array_map( 'strtolower', $mail->message->to ), true ) );
		/* translators: %s: date and time. */
		return array_values( array_map( static fn( Mail $mail ): Fact => new Fact( sprintf( __( 'Mail to you, %s', 'atoll' ), Moment::ofUtc( $mail->dateCreated ) ), $mail->message->subject ), $own ) );
	}

	/** @return list<Fact> What came along with the answers. */
	private function sender( Entry $entry ): array {
		$facts = array(
			__( 'Sent from the page', 'atoll' ) => $entry->sourceUrl,
			__( 'IP address', 'atoll' )         => $entry->ip,
			__( 'Browser', 'atoll' )            => $entry->userAgent,
		);
		return array_map( static fn( string $name, string $value ): Fact => new Fact( $name, $value ), array_keys( array_filter( $facts ) ), array_filter( $facts ) );
	}
}
