<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications\Panels;

use Atoll\Admin\Applications\Actions\InviteClientAction;
use Atoll\Admin\Applications\Actions\RevokeInvitationAction;
use Atoll\Admin\Applications\Applicant;
use Atoll\Admin\Entries\Actions\EntryActionForms;
use Atoll\Admin\Entries\Panels\EntryPanel;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\SiteDateFormat;
use Atoll\Portal\Account\Details\ContactDetails;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Invitations\Invitation;
use Atoll\Portal\Invitations\InvitationLinks;
use Atoll\Portal\Invitations\Invitations;

/** Panel with the application's client. If it has none, shows invitations and a form to invite a client. */
final class ClientPanel implements EntryPanel {

	public function __construct(
		private EntryTexts $texts,
		private Applicant $applicant,
		private Invitations $invitations,
		private InvitationLinks $links,
		private EntryActionForms $forms,
		private ContactDetails $details
	) {}

	public function title(): string {
		return __( 'Client', 'atoll' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		if ( 0 !== $entry->createdBy ) {
			return $this->client( $entry );
		}
		if ( ! $this->links->arePossible() ) {
			return Html::element( 'p', array(), Html::text( __( 'A visitor sent this. To invite them, an administrator must first choose the login page in Atoll’s settings, under “Client portal”.', 'atoll' ) ) );
		}
		$invitation = $this->invitations->openFor( $entry->id );
		$intro      = null === $invitation
			? Html::element( 'p', array(), Html::text( __( 'A visitor sent this. Invite them to the portal so they can follow it and send documents. It becomes their application when they accept.', 'atoll' ) ) )
			: $this->invitedText( $invitation );
		return $intro
			. (
				$entry->isActive() && current_user_can( Capabilities::INVITE_CLIENTS )
					? $this->forms( $entry, $record, $invitation )
					: ''
			);
	}

	/** Renders the client with their current contact details, which may differ from their answers. */
	private function client( Entry $entry ): string {
		$user  = get_userdata( $entry->createdBy );
		$lines = array( esc_html( $this->texts->user( $entry ) ) );
		if ( false !== $user ) {
			$lines[] = sprintf( '<a href="mailto:%1$s">%1$s</a>', esc_attr( $user->user_email ) );
			array_push( $lines, ...array_map( esc_html( ... ), $this->details->lines( $user ) ) );
		}
		return '<p>' . implode( '<br>', $lines ) . '</p>';
	}

	private function invitedText( Invitation $invitation ): string {
		/* translators: 1: an email address, 2: date and time. */
		$text = sprintf( __( 'Invited: %1$s. The link works until %2$s; the application becomes theirs once they accept.', 'atoll' ), $invitation->email, SiteDateFormat::text( $invitation->ends ) );
		return Html::element( 'p', array(), Html::text( $text ) );
	}

	private function forms( Entry $entry, ApplicationRecord $record, ?Invitation $invitation ): string {
		if ( null === $invitation ) {
			return $this->form( $entry, $record, __( 'Invite', 'atoll' ) );
		}
		return $this->forms->form(
			$record,
			RevokeInvitationAction::NAME,
			'',
			__( 'Cancel the invitation', 'atoll' ),
			'',
			'button-link button-link-delete'
		)
			. $this->forms->disclosure(
				InviteClientAction::NAME,
				__( 'Invite again, or at another address', 'atoll' ),
				$this->form( $entry, $record, __( 'Send a new invitation', 'atoll' ) )
			);
	}

	private function form( Entry $entry, ApplicationRecord $record, string $button ): string {
		$inputs = $this->forms->input(
			InviteClientAction::NAME,
			'email',
			__( 'Email', 'atoll' ),
			$this->applicant->email( $entry ),
			array( 'type' => 'email', 'maxlength' => 100, 'required' => true )
		)
			. $this->forms->input(
				InviteClientAction::NAME,
				'first_name',
				__( 'First name (optional)', 'atoll' ),
				$this->applicant->firstName( $entry ),
				array( 'maxlength' => 50 )
			);
		return $this->forms->form( $record, InviteClientAction::NAME, $inputs, $button );
	}
}
