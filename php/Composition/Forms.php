<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Contract\KindCheck;
use Atoll\Engine\Display;
use Atoll\Engine\Engine;
use Atoll\Engine\FieldJudge;
use Atoll\Engine\Markup\FieldMarkup;
use Atoll\Engine\Markup\Review;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Forms\Definitions\EditedForms;
use Atoll\Forms\Definitions\FieldIds;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Forms\Definitions\FormCompilation;
use Atoll\Forms\Definitions\FormContent;
use Atoll\Forms\Definitions\FormPage;
use Atoll\Forms\Definitions\FormPlacements;
use Atoll\Forms\Definitions\FormPostType;
use Atoll\Forms\Definitions\FormPostWriter;
use Atoll\Forms\Definitions\FormRepository;
use Atoll\Forms\Definitions\FormRows;
use Atoll\Forms\Definitions\FormSource;
use Atoll\Forms\Definitions\FormVersionRows;
use Atoll\Forms\Definitions\FormVersions;
use Atoll\Forms\Definitions\OpenedForms;
use Atoll\Forms\Definitions\OthersKinds;
use Atoll\Forms\Definitions\PlacedForms;
use Atoll\Forms\Definitions\SafeHtml;
use Atoll\Platform\Paths;
use Atoll\Platform\Rest\Namespaces;

/** The form engine and where it keeps its forms. */
final class Forms extends Area {

	public readonly Shapes $shapes;
	public readonly Engine $engine;
	public readonly Review $review;
	public readonly FormContent $content;
	public readonly FieldIds $ids;
	public readonly FormSource $sources;
	public readonly EditedForms $edited;
	public readonly FormRepository $repository;
	public readonly FormBuilder $builder;
	public readonly FormVersions $versions;
	public readonly PlacedForms $placed;
	public readonly FormPlacements $placements;
	public readonly FormPage $page;
	public readonly OthersKinds $others;
	private ?Contract $contract = null;

	public function __construct( private Paths $paths, \wpdb $wpdb ) {
		$this->shapes     = Shapes::standard();
		$this->engine     = new Engine( $this->shapes, new FieldJudge( $this->shapes, Rules::standard() ) );
		$this->review     = new Review( $this->engine, new Display( $this->shapes ), FieldMarkup::standard() );
		$this->others     = new OthersKinds( new KindCheck( $this->shapes, Rules::standard() ) );
		$html             = new SafeHtml();
		$rows             = new FormRows( $wpdb );
		$this->content    = new FormContent( $html );
		$this->ids        = new FieldIds( $this->content );
		$this->sources    = new FormSource( $this->content, $this->ids );
		$this->builder    = new FormBuilder( $this->contract( ... ), $this->contractHash( ... ), $this->shapes );
		$this->versions   = new FormVersions( new FormVersionRows( $wpdb, time( ... ) ), $this->builder );
		$this->repository = new FormRepository(
			$rows,
			$this->sources,
			new FormPostWriter( $this->sources, $this->ids ),
			$this->builder,
			$this->versions
		);
		$this->placed     = new PlacedForms( ( new Namespaces() )->gravityFormsIsActive( ... ) );
		$this->placements = new FormPlacements( $wpdb, $this->placed, new OpenedForms() );
		$this->page       = new FormPage( $this->placements, $this->placed );
		$this->edited     = new EditedForms( $this->sources, $this->builder, $this->ids, $rows, $html );
	}

	public function modules(): array {
		return array( new FormPostType( $this->repository ), new FormCompilation( $this->repository ), $this->page );
	}

	/** Read when a form is first needed: it holds translated messages, which WordPress loads late. */
	public function contract(): Contract {
		return $this->contract ??= $this->inSiteLanguage(
			fn( string $language ) => $this->others->in( Contract::load( $this->paths->plugin( 'build/contract.php' ), $language ) )
		);
	}

	private function contractHash(): string {
		return Contract::hashIn( $this->paths->plugin( 'build/contract-hash.php' ), get_locale(), $this->others->hash() );
	}

	/**
	 * Definitions are stored for every visitor, so their words are the site's, whatever language the editor who saves works in.
	 *
	 * @param callable( string ): Contract $load
	 */
	private function inSiteLanguage( callable $load ): Contract {
		$language = get_locale();
		$switched = switch_to_locale( $language );
		try {
			return $load( $language );
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}
}
