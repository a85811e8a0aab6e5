<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport\Tabs;

use Atoll\Admin\ImportExport\ImportPage;
use Atoll\Admin\ImportExport\ImportResults;
use Atoll\Admin\ImportExport\PendingFile;
use Atoll\Admin\ImportExport\Views\ImportPageLayout;
use Atoll\Admin\ImportExport\Views\ImportReports;
use Atoll\Engine\Formats\FileSize;
use Atoll\Gravity\FormFiles\FormImport;
use Atoll\Gravity\FormFiles\FormReport;
use Atoll\Gravity\FormFiles\FormsFile;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\ErrorBoundary;
use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\PostedFiles;

/** Tab that imports forms in three steps: choose a file, review it, import it. */
final class ImportTab implements ImportExportTab {

	public const NAME = 'import';

	private const READ   = 'read';
	private const IMPORT = 'import';
	private const INPUT  = 'atoll_file';

	/** Identifies the page on which the button was pressed: pressing it twice imports once. */
	private const PRESS = 'atoll_press';

	public function __construct(
		private FormImport $import,
		private PendingFile $files,
		private ImportResults $results,
		private CurrentRequest $request,
		private PostedFiles $posted,
		private ImportReports $view
	) {}

	public function title(): string {
		return __( 'Import forms', 'atoll' );
	}

	public function body(): string {
		$token = $this->request->query( 'file' );
		try {
			return '' === $token
				? $this->results() . $this->fileForm()
				: $this->preview( $token, $this->files->open( $token, get_current_user_id() ) );
		} catch ( \Throwable $error ) {
			return ImportPageLayout::notice( ( new ErrorBoundary() )->failure( $error )->message, 'error' )
				. $this->fileForm();
		}
	}

	public function handle( string $step ): string {
		if ( self::READ === $step ) {
			return ImportPage::url(
				self::NAME, array( 'file' => $this->files->store( $this->uploadedText(), get_current_user_id() ) )
			);
		}
		$token  = $this->request->query( 'file' );
		$chosen = $this->chosen();
		if ( array() === $chosen ) {
			throw new BadRequest(
				'atoll_none_chosen', __( 'No form was chosen, so nothing was imported.', 'atoll' ), 422
			);
		}
		$this->files->lock( $token, get_current_user_id() );
		$import = wp_hash( "{$token} {$this->request->posted( self::PRESS )} " . implode( ',', $chosen ) );
		if ( array() === $this->results->read( $import ) ) {
			$file = $this->files->open( $token, get_current_user_id() );
			$this->results->remember( $import, $this->import->import( $file, $chosen ) );
		}
		return ImportPage::url( self::NAME, array( 'done' => $import ) );
	}

	/** @return list<int> */
	private function chosen(): array {
		$chosen = array_filter( (array) ( $this->request->wholeBody()['forms'] ?? array() ), 'is_numeric' );
		return array_values( array_map( intval( ... ), $chosen ) );
	}

	/** Returns the content of the uploaded file, if it can be read as forms. */
	private function uploadedText(): string {
		$file = $this->posted->read( self::INPUT )[0]
			?? throw new BadRequest( 'atoll_no_file', __( 'Choose a file first.', 'atoll' ), 422 );
		$file->requireComplete();
		if ( $file->size > FormsFile::MAX_BYTES ) {
			throw FormsFile::tooLarge();
		}
		$text = (string) file_get_contents( $file->path );
		FormsFile::read( $text );
		return $text;
	}

	private function fileForm(): string {
		$maxSize = min( FormsFile::MAX_BYTES, wp_max_upload_size() );
		return sprintf( '<p>%s</p>', esc_html__( 'Import forms from Gravity Forms or from another site with Atoll. In Gravity Forms, choose Import/Export, then Export Forms, and download the file.', 'atoll' ) )
			. ImportPageLayout::form(
				self::NAME,
				self::READ,
				sprintf(
					'<p><label for="%1$s">%2$s</label><br><input type="file" class="large-text" id="%1$s" name="%1$s" accept=".json,application/json" required aria-describedby="%1$s-limit"></p><p class="description" id="%1$s-limit">%3$s</p><p class="submit"><button class="button button-primary">%4$s</button></p>',
					esc_attr( self::INPUT ),
					esc_html__( 'File with forms (JSON)', 'atoll' ),
					/* translators: %s: a size, such as "20 MB". */
					esc_html( sprintf( __( 'At most %s. You see what is in it before anything is imported.', 'atoll' ), FileSize::text( $maxSize ) ) ),
					esc_html__( 'Check this file', 'atoll' )
				),
				true
			);
	}

	private function preview( string $token, FormsFile $file ): string {
		$reports = $this->import->preview( $file );
		$count   = sprintf(
			/* translators: %d: number of forms. */
			_n(
				'%d form is in this file. Nothing is imported until you press the button below.',
				'%d forms are in this file. Nothing is imported until you press the button below.',
				count( $reports ),
				'atoll'
			),
			count( $reports )
		);
		$chosen = '' === $this->request->posted( ImportPage::STEP ) ? array_keys( $reports ) : $this->chosen();
		return sprintf(
			'<h2 tabindex="-1" autofocus>%s</h2><p>%s</p>',
			esc_html__( 'What is in this file', 'atoll' ),
			esc_html( $count )
		)
			. ImportPageLayout::form(
				self::NAME,
				self::IMPORT,
				sprintf( '<input type="hidden" name="%s" value="%s">', self::PRESS, bin2hex( random_bytes( 16 ) ) )
					. $this->view->table( $reports, $chosen )
					. sprintf(
						'<p class="submit"><button class="button button-primary">%s</button> <a class="button" href="%s">%s</a></p>',
						esc_html__( 'Import the chosen forms', 'atoll' ),
						esc_url( ImportPage::url( self::NAME ) ),
						esc_html__( 'Choose another file', 'atoll' )
					),
				false,
				array( 'file' => $token )
			);
	}

	private function results(): string {
		$reports = $this->results->read( $this->request->query( 'done' ) );
		if ( array() === $reports ) {
			return '';
		}
		$failed = count( array_filter( $reports, static fn( FormReport $report ) => '' !== $report->failure ) );
		$done   = count( $reports ) - $failed;
		/* translators: %d: number of forms. */
		$imported    = sprintf( _n( '%d form was imported.', '%d forms were imported.', $done, 'atoll' ), $done );
		$notImported = 0 === $failed
			? ''
			: ' ' . sprintf(
				/* translators: %d: number of forms. */
				_n( '%d form was not imported.', '%d forms were not imported.', $failed, 'atoll' ),
				$failed
			);
		return ImportPageLayout::notice( $imported . $notImported, 0 === $failed ? 'success' : 'warning' )
			. $this->view->table( $reports, null ) . sprintf( '<h2>%s</h2>', esc_html__( 'Import more', 'atoll' ) );
	}
}
