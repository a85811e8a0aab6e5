<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport\Tabs;

use Atoll\Admin\ImportExport\Views\ImportPageLayout;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\ReadFailed;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\Download;

/** Tab that exports forms as one file. */
final class ExportTab implements ImportExportTab {

	public const NAME = 'export';

	public function __construct(
		private FormExport $export,
		private FormRepository $forms,
		private CurrentRequest $request
	) {}

	public function title(): string {
		return __( 'Export forms', 'atoll' );
	}

	public function body(): string {
		try {
			$forms = $this->forms->list();
		} catch ( ReadFailed $failed ) {
			return sprintf( '<p>%s</p>', esc_html( $failed->getMessage() ) );
		}
		if ( array() === $forms ) {
			return sprintf( '<p>%s</p>', esc_html__( 'There is no form to export yet.', 'atoll' ) );
		}
		$rows = '';
		foreach ( $forms as $form ) {
			$rows .= sprintf(
				'<p><label><input type="checkbox" name="forms[]" value="%1$d"> %2$s</label></p>',
				$form['number'],
				esc_html(
					sprintf(
						/* translators: 1: title of a form, 2: its number. */
						__( '%1$s (form %2$d)', 'atoll' ),
						'' === trim( $form['title'] ) ? __( '(no title)', 'atoll' ) : $form['title'],
						$form['number']
					)
				)
			);
		}
		return sprintf( '<p>%s</p>', esc_html__( 'Choose forms for a file that Gravity Forms and Atoll import. It holds the forms with their notifications and confirmations, and no entries.', 'atoll' ) )
			. ImportPageLayout::form(
				self::NAME,
				'export',
				sprintf( '<fieldset><legend class="screen-reader-text">%s</legend>%s</fieldset><p class="submit"><button class="button button-primary">%s</button></p>', esc_html__( 'Forms', 'atoll' ), $rows, esc_html__( 'Download the file', 'atoll' ) )
			);
	}

	public function handle( string $step ): string {
		$chosen = array_map(
			intval( ... ),
			array_filter( (array) ( $this->request->wholeBody()['forms'] ?? array() ), 'is_numeric' )
		);
		if ( array() === $chosen ) {
			throw new BadRequest( 'atoll_none_chosen', __( 'Choose at least one form.', 'atoll' ), 422 );
		}
		$file = $this->export->file( array_values( $chosen ) );
		( new Download( $this->export->fileName(), 'application/json; charset=utf-8', strlen( $file ) ) )->begin();
		echo $file; // JSON, with its content type.
		exit;
	}
}
