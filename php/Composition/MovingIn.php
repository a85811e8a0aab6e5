<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Entries\EntryWriter;
use Atoll\Entries\Search\SearchWords;
use Atoll\Forms\Display;
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
use Atoll\Http\PostedFiles;
use Atoll\Http\Request;
use Atoll\ImportExport\EntriesTab;
use Atoll\ImportExport\ExportTab;
use Atoll\ImportExport\ImportExport;
use Atoll\ImportExport\ImportPage;
use Atoll\ImportExport\ImportTab;
use Atoll\ImportExport\LastImport;
use Atoll\ImportExport\Views\Frame;
use Atoll\ImportExport\Views\Reports;
use Atoll\ImportExport\WaitingFile;
use Atoll\Paths;
use Atoll\Rest\Namespaces;
use Atoll\Uploads\Folder;

/** A site that moves in from Gravity Forms: its forms, its entries, and the places where its pages show forms. */
final class MovingIn extends Area {

	public readonly FormImport $import;
	public readonly FormExport $export;
	public readonly EntryMove $move;
	private ?ImportPage $page = null;

	public function __construct( private Forms $forms, Storage $storage, private Submitting $submitting, Uploading $uploading, Casework $casework, private Paths $paths, \wpdb $wpdb ) {
		$mapper       = GravityApi::mapper();
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
