<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Resuming;

use Atoll\Forms\Drafts\Draft;
use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\MailTemplate;

/** Email with the link to a draft. Its text is fixed, and the link is built here. */
final class ResumeLinkMessage {

	public function __construct(
		private ResumeLinks $links,
		private ResumePage $page,
		private MailTemplate $template
	) {}

	/** @param string $resumeUrl The link as the form showed it. */
	public function create( string $email, Draft $draft, string $resumeUrl ): MailMessage {
		$form = $draft->form->id();
		$link = $this->links->to( $this->page->url( $resumeUrl, $form ), $form, $draft->token );
		return $this->template->message(
			array( $email ),
			fn(): array => array(
				/* translators: %s: title of a form. */
				'subject' => sprintf( __( 'Your saved form: %s', 'atoll' ), $draft->form->title() ),
				'lines'   => array( $this->introduction( $draft->form->title() ) ),
				'after'   => array(
					__(
						'The link works for 30 days after you last saved the form. Anyone who has it can see your answers, so please keep it to yourself. If you did not ask for this email, you can ignore it.',
						'atoll'
					),
				),
			),
			$link
		);
	}

	private function introduction( string $title ): string {
		return sprintf(
			/* translators: 1: title of a form, 2: name of the site. */
			__(
				'Here is the link to your saved form “%1$s” at %2$s. Use it to return and complete the form from any computer:',
				'atoll'
			),
			$title,
			$this->template->siteName()
		);
	}
}
