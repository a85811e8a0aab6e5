<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\ImportExport\EntriesTab;
use Atoll\Admin\ImportExport\ExportTab;
use Atoll\Admin\ImportExport\ImportExport;
use Atoll\Admin\ImportExport\ImportPage;
use Atoll\Admin\ImportExport\ImportTab;
use Atoll\Admin\ImportExport\LastImport;
use Atoll\Admin\ImportExport\Views\Frame;
use Atoll\Admin\ImportExport\Views\Reports;
use Atoll\Admin\ImportExport\WaitingFile;
use Atoll\Engine\Display;
use Atoll\Forms\Entries\EntryWriter;
use Atoll\Forms\Entries\Search\SearchWords;
use Atoll\Forms\Uploads\Folder;
use Atoll\Gravity\Embeds\EmbeddedForm;
use Atoll\Gravity\Embeds\Embeds;
use Atoll\Gravity\Embeds\Neighbour;
use Atoll\Gravity\Interchange\AddOns;
use Atoll\Gravity\Interchange\Appraisal;
use Atoll\Gravity\Interchange\FieldDifferences;
use Atoll\Gravity\Interchange\FormDifferences;
use Atoll\Gravity\Interchange\FormExport;
use Atoll\Gravity\Interchange\FormImport;
use Atoll\Gravity\Interchange\FormNumbers;
use Atoll\Gravity\MoveIn\EntryMove;
use Atoll\Gravity\MoveIn\FormMove;
use Atoll\Gravity\MoveIn\GravityTables;
use Atoll\Gravity\MoveIn\OneEntry;
use Atoll\Gravity\MoveIn\TheirAnswers;
use Atoll\Gravity\MoveIn\TheirFiles;
use Atoll\Gravity\MoveIn\TheirNotes;
use Atoll\Gravity\Values\ValueMappings;
use Atoll\Platform\Http\PostedFiles;
use Atoll\Platform\Http\Request;
use Atoll\Platform\Paths;
use Atoll\Platform\Rest\Namespaces;

/** A site that moves in from Gravity Forms: its forms, its entries, and the places where its pages show forms. */
final class MovingIn extends Area {

	public readonly FormImport $import;
	public readonly FormExport $export;
	public readonly EntryMove $move;
	private ?ImportPage $page = null;

	public function __construct( private Forms $forms, Storage $storage, private Submitting $submitting, Uploading $uploading, Casework $casework, private Paths $paths, \wpdb $wpdb ) {
		$mapper       = GravityApi::mapper( $forms );
		$appraisal    = new Appraisal( new FieldDifferences(), new FormDifferences(), new AddOns() );
		$this->import = new FormImport( $forms->repository, $forms->builder, $mapper, new FormNumbers( $forms->repository, $storage->entries ), $appraisal );
		$this->export = new FormExport( $forms->repository, $forms->sources, $mapper );
		$tables       = new GravityTables( $wpdb );
		$writer       = new EntryWriter( $wpdb, new SearchWords( new Display( $forms->shapes ) ), $storage->entries, $forms->versions );
		$one          = new OneEntry( $storage->entries, $writer, $storage->transaction, $uploading->uploads, new TheirAnswers( ValueMappings::standard( $uploading->links ) ), new TheirFiles( $uploading->brought ), new TheirNotes( $casework->events ) );
		$this->move   = new EntryMove( $tables, fn() => new FormMove( $tables, $forms->repository, $this->import, $this->export ), $one, $writer );
	}

	public function modules(): array {
		$namespaces = new Namespaces();
		return array(
			new ImportExport( $this->page( ... ) ),
			new Embeds( new EmbeddedForm( $this->forms->repository, fn( int $number, array $given ): string => $this->submitting->renderer()->render( $number, $given ) ), $namespaces, $this->paths ),
			new Neighbour( $namespaces ),
		);
	}

	/** One for a request: what a step refused is said by the screen that follows it. */
	private function page(): ImportPage {
		$request = new Request();
		return $this->page ??= new ImportPage(
			array(
				ImportTab::NAME => new ImportTab( $this->import, new WaitingFile( new Folder(), time( ... ) ), new LastImport(), $request, new PostedFiles(), new Reports( $this->forms->repository ) ),
				ExportTab::NAME => new ExportTab( $this->export, $this->forms->repository, $request ),
				EntriesTab::NAME => new EntriesTab( $this->move, $request ),
			),
			$request,
			new Frame( ( new Namespaces() )->gravityFormsIsActive() )
		);
	}
}
