<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Drafts;

use Atoll\Engine\Markup\Html;
use Atoll\Forms\Drafts\Draft;
use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Portal\Access\ReturnUrl;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\PortalUrls;

/**
 * Offer to keep a draft that was saved without a login with the client's applications. Logged-in clients get a button,
 * others a link to log in. Empty if the draft already has an owner, or there is no portal.
 */
final class ClaimDraftOffer {

	public function __construct(
		private PortalForm $forms,
		private PortalActions $actions,
		private PortalUrls $urls,
		private ReturnUrl $returnUrl,
		private CurrentVisitor $visitors
	) {}

	/**
	 * Returns safe HTML for the page of the resumed form.
	 *
	 * @param string $link URL that resumes the form.
	 */
	public function onForm( Draft $draft, string $link ): string {
		if ( ! $this->urls->hasDashboard() ) {
			return '';
		}
		$user = $this->visitors->current()->userId();
		return match ( true ) {
			$draft->ownerId > 0 => $draft->ownerId === $user ? $this->claimedNotice() : '',
			$user > 0           => $this->frame(
				$this->paragraph( __( 'You saved this form before you logged in. If you have changed anything since, save it again. Then you can keep it with your applications.', 'atoll' ) ) . $this->button( $draft, $link, 'secondary' )
			),
			default             => $this->frame( $this->loginLink( $draft ) ),
		};
	}

	/** Returns safe HTML for the dashboard, whose URL names the draft. */
	public function onDashboard( Draft $draft ): string {
		/* translators: %s: title of a form. */
		$text = sprintf( __( 'You saved “%s” before you logged in.', 'atoll' ), $draft->form->title() );
		return $draft->ownerId > 0
			? ''
			: $this->frame( $this->paragraph( $text ) . $this->button( $draft, '', 'primary' ) );
	}

	private function button( Draft $draft, string $page, string $look ): string {
		$hidden = array(
			ResumeLinks::FORM  => (string) $draft->form->id(),
			ResumeLinks::TOKEN => $draft->token,
			ClaimDraftAction::PAGE   => $page,
		);
		return $this->forms->render(
			ClaimDraftAction::NAME,
			__( 'Keep it with my applications', 'atoll' ),
			array(),
			$hidden,
			look: $look
		);
	}

	/** Returns the link to log in. The login redirects to the dashboard, which shows the offer again. */
	private function loginLink( Draft $draft ): string {
		$dashboard = add_query_arg(
			array(
				ResumeLinks::FORM  => (string) $draft->form->id(),
				ResumeLinks::TOKEN => $draft->token,
			),
			$this->urls->dashboard()
		);
		$link      = Html::element(
			'a',
			array( 'href' => $this->returnUrl->withTarget( $this->urls->login(), $dashboard ) ),
			Html::text( __( 'Log in to keep this form with your applications', 'atoll' ) )
		);
		return Html::element( 'p', array( 'class' => 'atoll-claim__words' ), $link );
	}

	private function claimedNotice(): string {
		$notice = $this->actions->notice();
		return null === $notice ? '' : $this->frame( $notice->html( 'atoll-claim__words' ) );
	}

	private function paragraph( string $text ): string {
		return Html::element( 'p', array( 'class' => 'atoll-claim__words' ), Html::text( $text ) );
	}

	private function frame( string $inner ): string {
		return Html::element( 'div', array( 'class' => 'atoll-claim' ), $inner );
	}
}
