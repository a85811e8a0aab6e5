<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Portal\PortalLinks;
use Atoll\Portal\PortalUrls;
use WP_User;

/** The block atoll/profile, in which clients manage their account. */
final class ProfileBlock {

	public function __construct(
		private OwnProfile $profile,
		private AccountHolder $holder,
		private PortalUrls $urls,
		private PortalLinks $links,
		private CurrentVisitor $visitors,
	) {}

	public function html(): string {
		$user = $this->holder->find( $this->visitors->current() );
		return match ( true ) {
			null !== $user         => $this->frame( $this->links->toDashboard() . $this->profile->html( $user ) ),
			! is_user_logged_in()  => $this->frame(
				$this->paragraph(
					__( 'Log in to see your details.', 'atoll' ),
					$this->urls->login(),
					__( 'Log in', 'atoll' )
				)
			),
			$this->isPreview()     => $this->frame(
				$this->paragraph( __( 'This is an example: each client sees their own details here.', 'atoll' ) ) . $this->profile->sections( $this->example() )
			),
			default                => $this->frame(
				$this->paragraph( __( 'Your login is not a client’s. You look after it on WordPress’ own screen.', 'atoll' ), admin_url( 'profile.php' ), __( 'Open your profile', 'atoll' ) )
			),
		};
	}

	private function paragraph( string $text, string $url = '', string $link = '' ): string {
		return '<p>' . Html::text( $text )
			. ( '' === $url ? '' : ' ' . Html::element( 'a', array( 'href' => $url ), Html::text( $link ) ) ) . '</p>';
	}

	private function frame( string $inner ): string {
		return '<div ' . get_block_wrapper_attributes( array( 'class' => 'atoll-profile' ) ) . ">{$inner}</div>";
	}

	private function example(): WP_User {
		$user = new WP_User();
		$user->__set( 'user_email', 'client@example.com' );
		return $user;
	}

	/** Whether this is a preview in the block editor, which renders the block over REST. */
	private function isPreview(): bool {
		return wp_is_serving_rest_request() && current_user_can( 'edit_posts' );
	}
}
