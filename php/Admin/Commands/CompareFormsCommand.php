<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Gravity\FormFiles\FormExport;
use Atoll\Platform\Access\Capabilities;

/** The command `wp atoll form diff`. */
final class CompareFormsCommand {

	public function __construct(
		private Console $console,
		private CommandFiles $files,
		private CommandForms $forms,
		private FormExport $export,
		private FormDiff $diff
	) {}

	/**
	 * Compares the forms of a file with those of this site. Exits with 1 if something differs.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : A JSON file of Gravity Forms or Atoll; - reads standard input.
	 *
	 * [--form=<number>]
	 * : The form of this site to compare with, if the file has one form whose number is different here.
	 *
	 * [--format=<format>]
	 * : Output format.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll form diff forms.json
	 *     wp atoll form diff enquiry.json --form=12
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function __invoke( array $args, array $assoc ): void {
		$this->console->requireCapability( Capabilities::EDIT_FORMS );
		$options = new CommandOptions( $assoc );
		$file    = $this->files->forms( $args[0] ?? '' );
		// An empty or invalid value must not be ignored: the command would compare another form.
		$isNamed = array_key_exists( 'form', $assoc );
		if ( $isNamed && count( $file->forms ) > 1 ) {
			$this->console->fail(
				__( 'The file holds several forms, so that --form cannot say which one is meant.', 'atoll' )
			);
		}
		$rows = array();
		foreach ( $file->forms as $form ) {
			$id         = $form['id'] ?? 0;
			$siteNumber = $isNamed
				? $this->forms->number( $options->text( 'form' ) )
				: ( is_numeric( $id ) ? (int) $id : 0 );
			$this->forms->requireForm( $siteNumber );
			foreach ( $this->diff->compare( $form, $this->ofSite( $siteNumber ) ) as $difference ) {
				$rows[] = array( 'form' => $siteNumber ) + $difference;
			}
		}
		if ( array() === $rows && 'table' === $options->text( 'format', 'table' ) ) {
			$this->console->success( __( 'Nothing differs.', 'atoll' ) );
			return;
		}
		$this->console->table( $rows, array( 'form', 'what', 'difference', 'file', 'site' ), $options );
		if ( array() !== $rows ) {
			$this->console->stop();
		}
	}

	/** @return array<string, mixed> */
	private function ofSite( int $number ): array {
		return (array) $this->console->orFail( fn() => $this->export->form( $number ) );
	}
}
