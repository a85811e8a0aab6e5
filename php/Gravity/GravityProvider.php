<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\Engine\Contract\Contract;
use Atoll\Forms\Page\FormRenderer;
use Atoll\Forms\Uploads\Links;
use Atoll\Gravity\Embeds\EmbeddedForm;
use Atoll\Gravity\Embeds\Embeds;
use Atoll\Gravity\Embeds\Neighbour;
use Atoll\Gravity\Kinds\FieldTypes;
use Atoll\Gravity\MoveIn\EntryMove;
use Atoll\Gravity\MoveIn\FormMove;
use Atoll\Gravity\Routes\CreateEntry;
use Atoll\Gravity\Routes\CreateFeed;
use Atoll\Gravity\Routes\CreateForm;
use Atoll\Gravity\Routes\CreateFormEntry;
use Atoll\Gravity\Routes\CreateNote;
use Atoll\Gravity\Routes\DeleteEntry;
use Atoll\Gravity\Routes\DeleteForm;
use Atoll\Gravity\Routes\DeleteNote;
use Atoll\Gravity\Routes\GetEntry;
use Atoll\Gravity\Routes\GetForm;
use Atoll\Gravity\Routes\GetNote;
use Atoll\Gravity\Routes\GetResults;
use Atoll\Gravity\Routes\ListEntries;
use Atoll\Gravity\Routes\ListFeeds;
use Atoll\Gravity\Routes\ListFieldFilters;
use Atoll\Gravity\Routes\ListFormEntries;
use Atoll\Gravity\Routes\ListForms;
use Atoll\Gravity\Routes\ListNotes;
use Atoll\Gravity\Routes\ReviewSubmission;
use Atoll\Gravity\Routes\SendNotifications;
use Atoll\Gravity\Routes\Submit;
use Atoll\Gravity\Routes\UpdateEntry;
use Atoll\Gravity\Routes\UpdateForm;
use Atoll\Gravity\Routes\UpdateNote;
use Atoll\Gravity\Routes\ValidateSubmission;
use Atoll\Gravity\Values\ValueMappings;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** Gravity Forms' REST API, version 2, and a site that moves in from it. */
final class GravityProvider extends ServiceProvider {

	public function services(): array {
		return array(
			FieldTypes::class => fn() => new FieldTypes( fn() => $this->get( Contract::class ) ),
			ValueMappings::class => fn() => ValueMappings::standard( $this->get( Links::class ) ),
			Results::class => fn() => $this->services->make( Results::class, clock: static fn(): float => microtime( true ) ),
			EntryMove::class => fn() => $this->services->make( EntryMove::class, forms: fn() => $this->services->make( FormMove::class ) ),
			Embeds::class => fn() => $this->services->make( Embeds::class, form: fn() => $this->get( EmbeddedForm::class ) ),
			EmbeddedForm::class => fn() => $this->services->make( EmbeddedForm::class, render: $this->render( ... ) ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'init', fn() => $this->get( Embeds::class )->add( ... ), 20 ); // After other plugins have said what is theirs.
		$hooks->filter( 'site_status_tests', fn() => $this->get( Neighbour::class )->add( ... ) );
	}

	public function routes(): array {
		return array(
			Namespaces::GRAVITY => array(
				'/entries' => array( ListEntries::class, CreateEntry::class ),
				'/entries/(?P<entry_id>[\d]+)' => array( UpdateEntry::class, DeleteEntry::class, GetEntry::class ),
				'/entries/(?P<entry_id>[\d]+)/notes' => array( ListNotes::class, CreateNote::class ),
				'/entries/(?P<entry_id>[\d]+)/notifications' => array( SendNotifications::class ),
				'/feeds' => array( CreateFeed::class, ListFeeds::class ),
				'/forms' => array( ListForms::class, CreateForm::class ),
				'/forms/(?P<form_id>[\d]+)/entries' => array( ListFormEntries::class, CreateFormEntry::class ),
				'/forms/(?P<form_id>[\d]+)/field-filters' => array( ListFieldFilters::class ),
				'/forms/(?P<form_id>[\d]+)/results' => array( GetResults::class ),
				'/forms/(?P<form_id>[\d]+)/submissions' => array( Submit::class ),
				'/forms/(?P<form_id>[\d]+)/submissions/review' => array( ReviewSubmission::class ),
				'/forms/(?P<form_id>[\d]+)/submissions/validation' => array( ValidateSubmission::class ),
				'/forms/(?P<id>[\d]+)' => array( UpdateForm::class, DeleteForm::class, GetForm::class ),
				'/notes/(?P<note_id>[\d]+)' => array( GetNote::class, DeleteNote::class, UpdateNote::class ),
			),
		);
	}

	/** @param array<string, string> $given Attributes of the shortcode or block. */
	private function render( int $number, array $given ): string {
		return $this->get( FormRenderer::class )->render( $number, $given );
	}
}
