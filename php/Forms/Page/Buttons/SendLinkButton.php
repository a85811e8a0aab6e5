<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Forms\Drafts\LinkMail;
use Atoll\Forms\Entries\Submission;
use Atoll\Forms\Page\ResumedForms;
use Atoll\Forms\Page\SavePanel;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Errors\ErrorBoundary;

/** Mails the link to a form that was just saved; the page then says so, or why not. */
final class SendLinkButton implements Button {

	public const LINK  = 'resume_url';
	public const EMAIL = 'atoll_link_email';

	/** Per minute and address. */
	private const MOST = 5;

	public function __construct( private LinkMail $mail, private ResumedForms $resumed, private RateLimit $limit ) {}

	public function isPressed( Submission $submission ): bool {
		return isset( $submission->inputs[ self::EMAIL ] );
	}

	public function press( SubmissionContext $context ): void {
		$submission = $context->submission;
		$link       = $this->text( $submission, self::LINK );
		try {
			$this->limit->count( 'drafts/link', $submission->visitor, self::MOST );
			$this->mail->send( $this->text( $submission, self::EMAIL ), $link );
		} catch ( \Throwable $error ) {
			$failure = ( new ErrorBoundary() )->failure( $error );
			$failure->sendHead();
			$this->resumed->fail( $failure->message, $this->text( $submission, self::EMAIL ) );
			return;
		}
		wp_safe_redirect( add_query_arg( ResumedForms::SAVED, SavePanel::SENT, $link ) . '#' . SavePanel::anchor( $submission->formNumber ), 303, 'Atoll' );
		exit;
	}

	private function text( Submission $submission, string $name ): string {
		$value = $submission->inputs[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
