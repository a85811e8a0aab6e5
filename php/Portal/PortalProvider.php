<?php

declare( strict_types=1 );

namespace Atoll\Portal;

use Atoll\Engine\Contract\Contract;
use Atoll\Engine\Display;
use Atoll\Forms\Drafts\Draft;
use Atoll\Forms\Entries\Belonging;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Forms\Entries\MoveObserver;
use Atoll\Forms\Page\ResumedForms;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Stage;
use Atoll\Portal\Applications\AnswerSheet;
use Atoll\Portal\Applications\ApplicationDoor;
use Atoll\Portal\Applications\ApplicationMarkup;
use Atoll\Portal\Applications\ClaimDraft;
use Atoll\Portal\Applications\ClaimOffer;
use Atoll\Portal\Applications\DashboardDoor;
use Atoll\Portal\Applications\DiscardDraft;
use Atoll\Portal\Cases\CaseFile;
use Atoll\Portal\Cases\ClientMail;
use Atoll\Portal\Cases\EntryCases;
use Atoll\Portal\Cases\Leftovers;
use Atoll\Portal\Cases\MoveHistory;
use Atoll\Portal\Cases\RequestSlot;
use Atoll\Portal\Clients\InvitationRepository;
use Atoll\Portal\Clients\Invitations;
use Atoll\Portal\Clients\Outside;
use Atoll\Portal\Clients\Unnamed;
use Atoll\Portal\Documents\DocumentForms;
use Atoll\Portal\Documents\SendDocuments;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Actions;

/** What the portal's pages share, how applications stand, and the documents they wait for. */
final class PortalProvider extends ServiceProvider {

	public function services(): array {
		return array(
			RequestSlot::class => fn() => new RequestSlot( fn() => $this->get( Contract::class )->accepts() ),
			Actions::class => fn() => $this->services->make( Actions::class, actions: fn(): array => $this->services->all( Action::class ) ),
			ClientMail::class => fn() => $this->services->make( ClientMail::class, page: $this->applicationUrl( ... ) ),
			AnswerSheet::class => fn() => $this->services->make( AnswerSheet::class, answers: $this->services->make( EntryAnswers::class, display: $this->services->make( Display::class, plainNumbers: true ) ) ),
			ApplicationMarkup::class => fn() => $this->services->make( ApplicationMarkup::class, documents: fn( CaseFile $case ): string => $this->get( DocumentForms::class )->render( $case ) ),
			ResumedForms::class => fn() => $this->services->make( ResumedForms::class, offer: fn( Draft $draft, string $link ): string => $this->get( ClaimOffer::class )->onForm( $draft, $link ) ),
			Invitations::class => fn() => $this->services->make( Invitations::class, loginPage: $this->loginUrl( ... ) ),
			Outside::class => fn() => new Outside( fn(): string => $this->get( Places::class )->dashboard() ),
		);
	}

	public function members(): array {
		return array(
			Belonging::class => array( EntryCases::class ),
			MoveObserver::class => array( MoveHistory::class ),
			Action::class => array( SendDocuments::class, ClaimDraft::class, DiscardDraft::class ),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'template_redirect', fn() => $this->get( ApplicationDoor::class )->stand( ... ), Stage::PAGE, when: static fn(): bool => is_singular() && is_user_logged_in() );
		$hooks->action( 'template_redirect', fn() => $this->get( DashboardDoor::class )->stand( ... ), Stage::PAGE, when: static fn(): bool => is_singular() && is_user_logged_in() );
		$hooks->action( 'init', fn() => $this->get( Outside::class )->send( ... ), 1, when: static fn(): bool => is_admin() );
		$hooks->filter( 'login_redirect', fn() => $this->get( Outside::class )->lead( ... ), 10, 3 );
		$hooks->filter( 'map_meta_cap', fn() => $this->get( Outside::class )->refuse( ... ), 10, 4 );
		$hooks->filter( 'pre_handle_404', fn() => $this->get( Unnamed::class )->find( ... ), 10, 2 );
		$hooks->filter( 'rest_request_after_callbacks', fn() => $this->get( Unnamed::class )->answer( ... ), 10, 3 );
		$hooks->action( 'template_redirect', fn() => $this->get( Actions::class )->answer( ... ), Stage::ANSWER );
		$hooks->filter( 'document_title_parts', fn() => $this->get( Actions::class )->title( ... ), 20 );
		$hooks->filter( 'show_admin_bar', fn() => $this->get( Outside::class )->showsBar( ... ) );
		$hooks->filter( 'wp_is_application_passwords_available_for_user', fn() => $this->get( Outside::class )->allowsApplicationPasswords( ... ), 10, 2 );
		$hooks->filter( 'site_status_tests', fn() => $this->get( PortalHealth::class )->add( ... ) );
	}

	public function jobs(): array {
		return array(
			'atoll_cases_clean' => fn() => $this->get( Leftovers::class )->run(),
			'atoll_invitations_end' => fn() => $this->get( InvitationRepository::class )->deleteEnded(),
		);
	}

	private function applicationUrl( int $entry ): string {
		$places = $this->get( Places::class );
		return $places->application( $entry ) ?: $places->dashboard();
	}

	private function loginUrl(): string {
		$places = $this->get( Places::class );
		return $places->hasLogin() ? $places->login() : '';
	}
}
