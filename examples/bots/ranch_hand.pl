#!/usr/bin/env perl
# A bot for El Paso in Perl, with what every Perl has: --bots "run:perl ranch_hand.pl",random
# Buys the best breed it is offered, delivers as far as it may, keeps its dearest cards in hand.
use strict;
use warnings;
use JSON::PP;

$| = 1;
my %breed = (hereford => 5, shorthorn => 4, corriente => 3, 'black-angus' => 3);
my %kind  = (
    buy => 90, deliver => 80, hire => 70, build => 65, site => 60, take => 60, use => 50,
    aux => 45, train => 40, disc => 40, place => 35, ride => 30, discard => 20, remove => 20,
    finish => -20, continue => -20, end => -30, pass => -30, stop => -30, exchange => -40,
    again => -40, dismiss => -50,
);

sub worth {
    my ($action, $place, $me) = @_;
    my ($kind, $what) = split / /, $action;
    my $worth = $kind{$kind} // 0;
    $worth += $breed{$what} // 0 if $kind eq 'buy';
    $worth -= $breed{$what} // 1 if $kind eq 'discard' || $kind eq 'remove';
    $worth += $what              if $kind eq 'deliver';
    # With a poor hand, stop early on the way to get something better; with a rich one, ride on.
    $worth += $place * ($me->{value} >= 8 ? 0.1 : 0.02) if $kind eq 'ride';
    return $worth;
}

while (my $line = <STDIN>) {
    my $asked = decode_json($line);
    next unless $asked->{type} eq 'question';
    my $me = $asked->{view}{players}[ $asked->{seat} ];
    my ($best, $most, $place) = (undef, undef, 0);
    for my $action (@{ $asked->{actions} }) {
        my $worth = worth($action, $place++, $me);
        ($best, $most) = ($action, $worth) if !defined $most || $worth > $most;
    }
    print encode_json({ id => $asked->{id}, action => $best }), "\n";
}
