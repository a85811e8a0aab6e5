<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Mail;

use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\MailTemplate;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\SiteLanguage;
use Atoll\Portal\Applications\Documents\DocumentRequest;

/** Emails to staff about what clients did. */
final class StaffMail {

	/** @param \Closure( int ): string $screen Returns the absolute URL of an entry's screen in wp-admin. */
	public function __construct(
		private MailQueue $mailQueue,
		private MailTemplate $template,
		private StaffAddress $address,
		private \Closure $screen
	) {}

	/** @param int $count Number of files received. */
	public function documentReceived( Entry $entry, DocumentRequest $request, int $count ): void {
		$this->mailQueue->queue(
			SiteLanguage::in( fn(): MailMessage => $this->documentMessage( $entry, $request, $count ) ),
			$entry->id,
			$entry->formNumber
		);
	}

	private function documentMessage( Entry $entry, DocumentRequest $request, int $count ): MailMessage {
		/* translators: %s: a document, such as "Two recent payslips". */
		$subject  = sprintf( __( 'A document has arrived: %s', 'atoll' ), $request->title );
		$sentence = sprintf(
			/* translators: 1: a document, 2: number of an application, 3: number of files. */
			_n(
				'“%1$s” has arrived for application %2$d: %3$d file.',
				'“%1$s” has arrived for application %2$d: %3$d files.',
				$count,
				'atoll'
			),
			$request->title,
			$entry->id,
			$count
		);
		$html = '<p>' . esc_html( $sentence ) . "</p>\n<p><a href=\""
			. esc_url( ( $this->screen )( $entry->id ) ) . '">'
			. esc_html__( 'Open the application', 'atoll' ) . '</a></p>';
		return new MailMessage(
			array( $this->recipient( $request ) ),
			$subject,
			$this->template->html( $subject, $html ),
			$this->template->text( $html )
		);
	}

	/**
	 * Returns the address from the settings, else of the requester if they are still staff, else of the administrator.
	 */
	private function recipient( DocumentRequest $request ): string {
		$requester = $request->by > 0 && user_can( $request->by, Capabilities::VIEW_ENTRIES )
			? get_userdata( $request->by )
			: false;
		return $this->address->email( false === $requester ? '' : $requester->user_email );
	}
}
