<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications\Panels;

use Atoll\Admin\Applications\Actions\RequestDocumentAction;
use Atoll\Admin\Applications\Actions\WithdrawRequestAction;
use Atoll\Admin\Entries\Actions\EntryActionForms;
use Atoll\Admin\Entries\Panels\EntryPanel;
use Atoll\Admin\Entries\Panels\FilesPanel;
use Atoll\Admin\Entries\StackingTable;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\SiteDateFormat;
use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Portal\Applications\Documents\DocumentRequests;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/** Panel with the documents requested from the client, and a form to request another. */
final class RequestsPanel implements EntryPanel {

	private const SUGGESTIONS = 'atoll-document-suggestions';

	public function __construct( private FilesPanel $files, private EntryActionForms $forms ) {}

	public function title(): string {
		return __( 'Documents from the client', 'atoll' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		$mayEdit = $entry->isActive() && current_user_can( Capabilities::EDIT_ENTRIES );
		$rows    = array_map(
			fn( DocumentRequest $request ) => $this->row( $request, $record, $mayEdit ),
			$record->requests
		);
		$table   = array() === $rows
			? '<p>' . esc_html__( 'Nothing has been asked for yet.', 'atoll' ) . '</p>'
			: StackingTable::render( array( __( 'Document', 'atoll' ), __( 'Outcome', 'atoll' ) ), $rows, 'fixed' );
		return $table . match ( true ) {
			! $mayEdit                => '',
			$record->status->isEnded => '<p>' . esc_html( DocumentRequests::ended() ) . '</p>',
			default                   => $this->form( $record ),
		};
	}

	/** @return list<string> */
	private function row( DocumentRequest $request, ApplicationRecord $record, bool $mayEdit ): array {
		/* translators: %s: date and time. */
		$requested = sprintf( __( 'Asked for on %s', 'atoll' ), SiteDateFormat::ofUtc( $request->dateRequested ) );
		$document  = sprintf( '<strong>%s</strong><br>%s', esc_html( $request->title ), esc_html( $requested ) )
			. ( '' === $request->note ? '' : '<br>' . nl2br( esc_html( $request->note ) ) );
		$outcome   = match ( $request->state ) {
			DocumentRequest::RECEIVED  => esc_html__( 'Received', 'atoll' ) . $this->files->list( $request->files ),
			DocumentRequest::WITHDRAWN => esc_html__( 'No longer asked for', 'atoll' ),
			default                    => esc_html__( 'Waiting for the client', 'atoll' )
				. ( $mayEdit ? $this->withdrawForm( $request, $record ) : '' ),
		};
		return array( $document, $outcome );
	}

	private function withdrawForm( DocumentRequest $request, ApplicationRecord $record ): string {
		$target = (string) $request->id;
		$inputs = $this->forms->checkbox(
			WithdrawRequestAction::NAME,
			'mail',
			__( 'Email the client', 'atoll' ),
			false,
			$target
		);
		return $this->forms->disclosure(
			WithdrawRequestAction::NAME,
			__( 'No longer needed?', 'atoll' ),
			$this->forms->form( $record, WithdrawRequestAction::NAME, $inputs, __( 'Withdraw', 'atoll' ), $target, '' ),
			$target
		);
	}

	private function form( ApplicationRecord $record ): string {
		$inputs = $this->forms->input(
			RequestDocumentAction::NAME,
			'title',
			__( 'Ask for', 'atoll' ),
			'',
			array( 'list' => self::SUGGESTIONS, 'maxlength' => 150, 'required' => true )
		)
			. Html::element(
				'datalist',
				array( 'id' => self::SUGGESTIONS ),
				implode(
					'',
					array_map(
						static fn( string $title ) => Html::single( 'option', array( 'value' => $title ) ),
						$this->suggestions()
					)
				)
			)
			. $this->forms->textarea(
				RequestDocumentAction::NAME,
				'note',
				__( 'Note for the client (optional)', 'atoll' ),
				3
			);
		$button = __( 'Ask for this document', 'atoll' );
		return $this->forms->form( $record, RequestDocumentAction::NAME, $inputs, $button );
	}

	/** @return list<string> */
	private function suggestions(): array {
		return array(
			__( 'Your two most recent payslips', 'atoll' ),
			__( 'Your last tax return and notice of assessment', 'atoll' ),
			__( 'Bank statements for the last 3 months', 'atoll' ),
			__( 'Photo ID: driver licence or passport', 'atoll' ),
			__( 'Statements for your current home loan', 'atoll' ),
			__( 'Statements of credit cards and personal loans', 'atoll' ),
			__( 'Council rates notice', 'atoll' ),
			__( 'Contract of sale', 'atoll' ),
			__( 'Two years of financial statements for your business', 'atoll' ),
		);
	}
}
