<?php

declare( strict_types=1 );

namespace Atoll\Admin\Casework;

use Atoll\Access\Capabilities;
use Atoll\Admin\EntryFields;
use Atoll\Admin\EntryPanel;
use Atoll\Cases\CaseFile;
use Atoll\Cases\Client;
use Atoll\Entries\Entry;

/** Whose application it is; while it is nobody's, a form to invite them. */
final class ClientPanel implements EntryPanel {

	public function __construct( private EntryFields $fields, private Applicant $applicant, private CaseForms $forms ) {}

	public function title(): string {
		return __( 'Client', 'atoll' );
	}

	public function body( Entry $entry, CaseFile $case ): string {
		if ( 0 !== $entry->createdBy ) {
			$email = Client::of( $entry )->email ?? '';
			return '<p>' . esc_html( $this->fields->user( $entry ) ) . ( '' === $email ? '' : sprintf( '<br><a href="mailto:%1$s">%1$s</a>', esc_attr( $email ) ) ) . '</p>';
		}
		$nobody = '<p>' . esc_html__( 'A visitor sent this. Invite them, so that they can follow it and send documents: it becomes theirs once they accept.', 'atoll' ) . '</p>';
		return $nobody . ( 'active' === $entry->status && current_user_can( Capabilities::INVITE_CLIENTS ) ? $this->form( $entry, $case ) : '' );
	}

	private function form( Entry $entry, CaseFile $case ): string {
		$inputs = $this->forms->input( InviteClient::NAME, 'email', __( 'Email', 'atoll' ), $this->applicant->email( $entry ), array( 'type' => 'email', 'maxlength' => 100, 'required' => true ) )
			. $this->forms->input( InviteClient::NAME, 'first_name', __( 'First name (optional)', 'atoll' ), $this->applicant->firstName( $entry ), array( 'maxlength' => 50 ) );
		return $this->forms->form( $case, InviteClient::NAME, $inputs, __( 'Invite', 'atoll' ) );
	}
}
