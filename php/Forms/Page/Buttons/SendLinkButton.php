<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Forms\Drafts\Resuming\ResumeLinkMail;
use Atoll\Forms\Page\Rendering\PageUrl;
use Atoll\Forms\Page\Resuming\ResumedDrafts;
use Atoll\Forms\Page\Resuming\SavePanel;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Platform\Errors\ErrorBoundary;

/** Emails the link to a form that was just saved; the page then says that it was sent, or why not. */
final class SendLinkButton implements Button {

	public const LINK  = 'resume_url';
	public const EMAIL = 'atoll_link_email';

	public function __construct( private ResumeLinkMail $mail, private ResumedDrafts $resumed ) {}

	public function isPressed( Submission $submission ): bool {
		return isset( $submission->inputs[ self::EMAIL ] );
	}

	public function handle( SubmissionContext $context ): void {
		$submission = $context->submission;
		$link       = $this->text( $submission, self::LINK );
		try {
			$this->mail->send( $this->text( $submission, self::EMAIL ), $link, $submission->visitor );
		} catch ( \Throwable $error ) {
			$failure = ( new ErrorBoundary() )->failure( $error );
			$failure->sendHead();
			$this->resumed->setMailFailure( $failure->message, $this->text( $submission, self::EMAIL ) );
			return;
		}
		wp_safe_redirect(
			add_query_arg( PageUrl::SAVED, SavePanel::SENT, $link ) . '#'
				. SavePanel::anchor( $submission->formNumber ),
			303,
			'Atoll'
		);
		exit;
	}

	private function text( Submission $submission, string $name ): string {
		$value = $submission->inputs[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}
}
