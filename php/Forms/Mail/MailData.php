<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail;

use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\ErasableDataSource;
use Atoll\Platform\Privacy\ErasureResult;
use Atoll\Platform\Privacy\PersonalDataGroup;
use Atoll\Platform\Privacy\PersonalDataItem;
use Atoll\Platform\SiteDateFormat;

/**
 * Personal data in mail to a person that belongs to no entry: links to saved forms, invitations, news about a login.
 * An entry's mail is handled with the entry.
 */
final class MailData implements ErasableDataSource {

	public function __construct( private MailRepository $mails ) {}

	public function name(): string {
		return 'atoll-mail';
	}

	public function title(): string {
		return __( 'Emails from this site', 'atoll' );
	}

	public function groups( DataSubject $subject ): iterable {
		foreach ( $this->mails->addressedTo( $subject->email ) as $mail ) {
			yield new PersonalDataGroup( (string) $mail->id, $mail->message->subject, $this->facts( $mail ) );
		}
	}

	public function erase( DataSubject $subject ): ErasureResult {
		$mails = $this->mails->addressedTo( $subject->email );
		array_map( $this->mails->delete( ... ), $mails );
		return new ErasureResult( count( $mails ) );
	}

	/** @return list<PersonalDataItem> Without the text of a secret mail, whose links give access to something. */
	private function facts( QueuedMail $mail ): array {
		return array(
			new PersonalDataItem( __( 'Written', 'atoll' ), SiteDateFormat::ofUtc( $mail->dateCreated ) ),
			new PersonalDataItem( __( 'Subject', 'atoll' ), $mail->message->subject ),
			...( $mail->message->secret
				? array()
				: array( new PersonalDataItem( __( 'Text', 'atoll' ), $mail->message->text ) ) ),
		);
	}
}
